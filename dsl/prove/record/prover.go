package record

// Prover is a hash over the text of the prover, which TestProver -update writes.
// Verdicts that a user's cache remembers are of exactly this prover; records are of
// all provers of one Version.
const Prover = "82a9bced323c9f55fd97eb05841919f0"
