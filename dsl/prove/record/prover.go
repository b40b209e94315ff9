package record

// Prover is a hash over the text of the prover, which TestProver -update writes.
// Verdicts that a user's cache remembers are of exactly this prover; records are of
// all provers of one Version.
const Prover = "819fe2d098ec01ce43cc6ce280c2b017"
