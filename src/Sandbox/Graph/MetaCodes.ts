import type { CodeProblem } from "../Login/Codes.ts"
import type { CallAnswer } from "../World/Call.ts"
import { problem } from "./GraphAnswer.ts"

const refusals: Readonly<Record<CodeProblem, readonly [code: number, subcode: number | undefined, message: string]>> = {
  client: [101, undefined, "Error validating application. Cannot get application info due to a system error."],
  secret: [101, undefined, "Error validating client secret."],
  code: [100, undefined, "Invalid verification code format."],
  used: [100, 36009, "This authorization code has been used."],
  expired: [100, 36007, "This authorization code has expired."],
  redirect_uri: [
    100,
    36008,
    "Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request"
  ],
  verifier: [100, undefined, "Invalid code verifier."]
}

/** What Meta answers to a code that it does not take. */
export const codeRefused = (why: CodeProblem): CallAnswer => {
  const [code, subcode, message] = refusals[why]
  return problem({ message, code, ...(subcode === undefined ? {} : { subcode }) })
}
