package record

// Prover is a hash over the text of the prover, which TestProver -update writes.
// Verdicts that a user's cache remembers are of exactly this prover; records are of
// all provers of one Version.
const Prover = "3114603e4d5e7ed6d3dea312740c18d0"
