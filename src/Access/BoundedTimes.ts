import type { BoundedTime } from "#src/Database/BoundedTimes.ts"
import { challengeLifetime } from "./Factors/Challenges.ts"
import { invitationLifetime } from "./Members/Invitations.ts"
import { halfLifetime } from "./SignIn/HalfSignIns.ts"
import { setupLifetime } from "./SignIn/PasswordLinks.ts"
import { absoluteLimit } from "./SignIn/Sessions.ts"
import { signInLinkLifetime } from "./SignIn/SignInLinks.ts"

/** What lets somebody in lives no longer than it was meant to, and what was kept or used was so now at the latest. */
export const accessTimes: ReadonlyArray<BoundedTime> = [
  { table: "sessions", column: "expires_at", longest: absoluteLimit, becomes: "longest" },
  { table: "sessions", column: "used_at", longest: 0, becomes: "now" },
  { table: "sessions", column: "proved_at", longest: 0, becomes: "now" },
  { table: "half_sign_ins", column: "expires_at", longest: halfLifetime, becomes: "longest" },
  { table: "passkey_challenges", column: "expires_at", longest: challengeLifetime, becomes: "longest" },
  { table: "totp_secrets", column: "created_at", longest: 0, among: "confirmed_at IS NULL", becomes: "now" },
  { table: "password_links", column: "expires_at", longest: setupLifetime, becomes: "longest" },
  { table: "sign_in_links", column: "expires_at", longest: signInLinkLifetime, becomes: "longest" },
  { table: "invitations", column: "expires_at", longest: invitationLifetime, becomes: "longest" },
  { table: "idempotent_answers", column: "created_at", longest: 0, becomes: "now" }
]
