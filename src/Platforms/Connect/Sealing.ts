/** What a login keeps until it is over, as it is sealed. */
export const verifierPurpose = "login verifier"
export const candidatesPurpose = "login candidates"
