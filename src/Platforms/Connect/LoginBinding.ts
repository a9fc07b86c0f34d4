import { Effect } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken } from "#src/Ground/SecretToken.ts"
import { attemptEnd, type Connector } from "./ConnectAttempt.ts"
import { challengeOf, makeState, textOf } from "./LoginState.ts"
import { OfferedLogins } from "./OfferedLogins.ts"
import { redirectAddress } from "./RedirectAddress.ts"
import { verifierPurpose } from "./Sealing.ts"

/** What binds a login to a session, and the address that it leads to: fails where no login is set up. */
export const loginBinding = Effect.gen(function* () {
  const { loginOf } = yield* OfferedLogins
  const box = yield* SecretBox
  const random = yield* RandomBytes
  const { base } = yield* AppLinks
  return Effect.fnUntraced(
    function* ({ personId, sessionId, workspaceId }: Connector, platform: Platform) {
      const login = yield* loginOf(platform)
      const state = yield* makeState(workspaceId)
      const verifier = yield* makeToken
      const address = login.address({
        redirectUri: redirectAddress(base, platform),
        state: textOf(state),
        challenge: challengeOf(verifier)
      })
      const row = {
        state_hash: hashToken(state.token),
        person_id: personId,
        session_id: sessionId,
        sealed_verifier: yield* box.seal(verifierPurpose, verifier),
        expires_at: attemptEnd(yield* now)
      }
      return { address, row }
    },
    Effect.provideService(RandomBytes, random)
  )
})
