package record

// Prover is a hash over the text of the prover, which TestProver -update writes.
// Verdicts that a user's cache remembers are of exactly this prover; records are of
// all provers of one Version.
const Prover = "2edb47734e1f36be45eafe2ddece35c9"
