import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"
import { InvalidRequest, NotFound, TooManyRequests, Unprocessable } from "../Errors.ts"
import { data } from "../Page.ts"
import {
  NewPasskey,
  Passkey,
  PasskeyAdded,
  PasskeyChange,
  PasskeyOptions,
  PasskeyProof,
  PasswordChange,
  Proof,
  Proved,
  RecoveryCodesMade,
  Security,
  SessionsEnded,
  SignedInSession,
  TotpCode,
  TotpSetup
} from "../resources/Security.ts"

const id = HttpApiSchema.param("id", Schema.String)

const Done = data(Schema.Struct({ done: Schema.Literal(true) }), "DoneAnswer")
const options = data(PasskeyOptions, "PasskeyOptionsAnswer")
const proved = data(Proved, "ProvedAnswer")
const codes = data(RecoveryCodesMade, "RecoveryCodesAnswer")

/**
 * How the account of whoever is signed in is protected, whatever brand they look at. What would lock somebody out asks
 * for a proof of the last ten minutes: without one it is 403.
 */
export class SecurityApi extends HttpApiGroup.make("security")
  .add(HttpApiEndpoint.get("show")`/me/security`.addSuccess(data(Security, "SecurityAnswer")))
  .add(HttpApiEndpoint.post("prove")`/me/proof`.setPayload(Proof).addSuccess(proved))
  .add(HttpApiEndpoint.post("proofOptions")`/me/proof/passkey/options`.addSuccess(options))
  .add(HttpApiEndpoint.post("proveByPasskey")`/me/proof/passkey`.setPayload(PasskeyProof).addSuccess(proved))
  .add(HttpApiEndpoint.post("beginTotp")`/me/totp`.addSuccess(data(TotpSetup, "TotpSetupAnswer")))
  .add(HttpApiEndpoint.post("confirmTotp")`/me/totp/confirm`.setPayload(TotpCode).addSuccess(codes))
  .add(HttpApiEndpoint.del("removeTotp")`/me/totp`.addSuccess(Done))
  .add(HttpApiEndpoint.post("newCodes")`/me/recovery-codes`.addSuccess(codes))
  .add(HttpApiEndpoint.post("passkeyOptions")`/me/passkeys/options`.addSuccess(options))
  .add(
    HttpApiEndpoint.post("addPasskey")`/me/passkeys`
      .setPayload(NewPasskey)
      .addSuccess(data(PasskeyAdded, "PasskeyAddedAnswer", 201))
  )
  .add(
    HttpApiEndpoint.patch("renamePasskey")`/me/passkeys/${id}`
      .setPayload(PasskeyChange)
      .addSuccess(data(Passkey, "PasskeyAnswer"))
  )
  .add(HttpApiEndpoint.del("removePasskey")`/me/passkeys/${id}`.addSuccess(Done))
  .add(HttpApiEndpoint.get("sessions")`/me/sessions`.addSuccess(data(Schema.Array(SignedInSession), "SessionsAnswer")))
  .add(HttpApiEndpoint.del("endSession")`/me/sessions/${id}`.addSuccess(Done))
  .add(HttpApiEndpoint.del("endOthers")`/me/sessions`.addSuccess(data(SessionsEnded, "SessionsEndedAnswer")))
  .add(HttpApiEndpoint.post("changePassword")`/me/password`.setPayload(PasswordChange).addSuccess(Done))
  .addError(InvalidRequest)
  .addError(NotFound)
  .addError(Unprocessable)
  .addError(TooManyRequests)
  .prefix("/app/v1") {}
