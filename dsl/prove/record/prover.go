package record

// Prover is a hash over the text of the prover, which TestProver -update writes.
// Verdicts that a user's cache remembers are of exactly this prover; records are of
// all provers of one Version.
const Prover = "2c0639ce3d0ba68956ac62dd16df4dab"
