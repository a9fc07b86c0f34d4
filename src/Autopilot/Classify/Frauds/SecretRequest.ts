/** How a language asks somebody for what only they may know, in canonical form. */
export interface SecretRequest {
  readonly asked: ReadonlyArray<string>
  /** What is promised for it, or in whose name. */
  readonly pretext: ReadonlyArray<string>
  /** Of what others asked, or a warning, or of one's own. */
  readonly told: ReadonlyArray<string>
  readonly isUnparted?: true
}

export const any = (most: number): string => `(?:[\\p{L}\\p{M}\\p{N}]+ ){0,${most}}?`

/** Said as in English in many languages. */
export const everywhere = "pin|pin code|pincode|cvv|cvc|cvv2|otp|iban|seed phrase|seedphrase|tan"
