import { useSignal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import { failureWords, hasPasskeys, signed } from "../Browser/PasskeyClient.ts"
import { Alert, Hidden } from "../Parts/Form.tsx"

interface PasskeyFormProps {
  /** Where the form goes, and below it where options come from. */
  readonly action: string
  readonly next: string
  readonly label: string
}

/** Signs in with a passkey. It needs a script, and is not there without one. */
export const PasskeyForm = ({ action, label, next }: PasskeyFormProps) => {
  const ready = useSignal(false)
  const problem = useSignal<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const credential = useRef<HTMLInputElement>(null)
  useEffect(() => {
    ready.value = hasPasskeys()
  }, [])
  if (!ready.value) return null
  const sign = async () => {
    problem.value = null
    try {
      const answer = await signed(`${action}/options`)
      if (credential.current !== null) credential.current.value = JSON.stringify(answer)
      form.current?.submit()
    } catch (error) {
      problem.value = failureWords(error)
    }
  }
  return (
    <form method="post" action={action} ref={form} class="otherwise">
      <Alert message={problem.value} />
      <Hidden name="next" value={next} />
      <input type="hidden" name="credential" ref={credential} />
      <button type="button" class="wide plain" onClick={sign}>
        {label}
      </button>
    </form>
  )
}
