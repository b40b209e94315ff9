package edit

// Found is how often loops were found anew.
func (s *Shape) Found() int { return s.found }
