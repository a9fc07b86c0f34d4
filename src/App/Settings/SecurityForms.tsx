import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect } from "preact/hooks"
import type { Security } from "#schema/resources/Security.ts"
import { asked, failureWords, hasPasskeys, signed } from "../Browser/PasskeyClient.ts"
import { Alert, Field, Hidden } from "../Parts/Form.tsx"

interface DoingProps {
  readonly what: string
  readonly children: ComponentChildren
}

/** A form of this page. */
export const Doing = ({ children, what }: DoingProps) => (
  <form method="post" action="/settings/security">
    <Hidden name="do" value={what} />
    {children}
  </form>
)

interface WithPasskeyProps {
  readonly label: string
  readonly run: () => Promise<void>
}

/** A button that needs a passkey, and so a script: it is not there without one. */
export const WithPasskey = ({ label, run }: WithPasskeyProps) => {
  const ready = useSignal(false)
  const problem = useSignal<string | null>(null)
  useEffect(() => {
    ready.value = hasPasskeys()
  }, [])
  if (!ready.value) return null
  const click = async () => {
    problem.value = null
    try {
      await run()
    } catch (error) {
      problem.value = failureWords(error)
    }
  }
  return (
    <>
      <Alert message={problem.value} />
      <button type="button" onClick={click}>
        {label}
      </button>
    </>
  )
}

const proveByPasskey = async () => {
  const credential = await signed("/app/v1/me/proof/passkey/options")
  await asked("/app/v1/me/proof/passkey", { credential })
  location.assign("/settings/security")
}

/** Asked again where the last proof of who it is has grown old. */
export const ProofPart = ({ security }: { readonly security: Security }) => (
  <section>
    <h2>Is it you?</h2>
    <p class="soft">To change how you sign in, show once more who you are. It holds for ten minutes.</p>
    {security.has_password && (
      <Doing what="prove">
        <Field
          id="proof"
          label="Your password"
          type="password"
          autocomplete="current-password"
          required
          maxLength={400}
        />
        <button type="submit">Go on</button>
      </Doing>
    )}
    {security.passkeys.length > 0 && security.passkeys_impossible === null && (
      <WithPasskey label="Use a passkey" run={proveByPasskey} />
    )}
  </section>
)
