import { Layer } from "effect"
import { Idempotency } from "./Idempotency/Idempotency.ts"
import { IdempotentAnswersRepo } from "./Idempotency/IdempotentAnswersRepo.ts"
import { Admission } from "./Keys/Admission.ts"
import { AdmissionRepo } from "./Keys/AdmissionRepo.ts"
import { Keys } from "./Keys/Keys.ts"
import { KeysRepo } from "./Keys/KeysRepo.ts"
import { Attempts } from "./Limits/Attempts.ts"
import { AttemptsRepo } from "./Limits/AttemptsRepo.ts"
import type { RateLimit } from "./Limits/RateLimit.ts"
import { RateLimits } from "./Limits/RateLimits.ts"
import { RateLimitsRepo } from "./Limits/RateLimitsRepo.ts"
import { FirstOwner } from "./Members/FirstOwner.ts"
import { InvitationLimits } from "./Members/InvitationLimits.ts"
import { Invitations } from "./Members/Invitations.ts"
import { InvitationsRepo } from "./Members/InvitationsRepo.ts"
import { Members } from "./Members/Members.ts"
import { MembersRepo } from "./Members/MembersRepo.ts"
import { CredentialsRepo } from "./People/CredentialsRepo.ts"
import { People } from "./People/People.ts"
import { PeopleRepo } from "./People/PeopleRepo.ts"
import { KnownDevices } from "./SignIn/KnownDevices.ts"
import { KnownDevicesRepo } from "./SignIn/KnownDevicesRepo.ts"
import { PasswordHasher } from "./SignIn/PasswordHasher.ts"
import { PasswordLinks } from "./SignIn/PasswordLinks.ts"
import { Passwords } from "./SignIn/Passwords.ts"
import { Sessions } from "./SignIn/Sessions.ts"
import { SessionsRepo } from "./SignIn/SessionsRepo.ts"
import { SignIn } from "./SignIn/SignIn.ts"
import { SignInLimits } from "./SignIn/SignInLimits.ts"
import { RemovalRepo } from "./Workspaces/Removal/RemovalRepo.ts"
import { WorkspaceRemoval } from "./Workspaces/Removal/WorkspaceRemoval.ts"
import { TextRetention } from "./Workspaces/TextRetention.ts"
import { Workspaces } from "./Workspaces/Workspaces.ts"
import { WorkspacesRepo } from "./Workspaces/WorkspacesRepo.ts"

/** Who may do what: keys, members, people and workspaces, on their repositories. */
export const accessServices = Layer.mergeAll(
  Members.layer,
  People.layer,
  TextRetention.layer,
  WorkspaceRemoval.layer,
  Workspaces.layer
).pipe(
  Layer.provideMerge(Keys.layer),
  Layer.provide([
    InvitationsRepo.layer,
    KeysRepo.layer,
    MembersRepo.layer,
    PeopleRepo.layer,
    RemovalRepo.layer,
    WorkspacesRepo.layer
  ])
)

/** How people come in: passwords, sessions, invitations. Stands on the services above. */
export const signInServices = (hasher: Layer.Layer<PasswordHasher> = PasswordHasher.layer) =>
  Layer.mergeAll(FirstOwner.layer, SignIn.layer).pipe(
    Layer.provideMerge(Layer.mergeAll(PasswordLinks.layer, Invitations.layer)),
    Layer.provideMerge(Layer.mergeAll(Sessions.layer, SignInLimits.layer, InvitationLimits.layer, Passwords.layer)),
    Layer.provideMerge(Layer.merge(Attempts.layer, KnownDevices.layer)),
    Layer.provide([
      AttemptsRepo.layer,
      CredentialsRepo.layer,
      InvitationsRepo.layer,
      KnownDevicesRepo.layer,
      PeopleRepo.layer,
      SessionsRepo.layer,
      hasher
    ])
  )

/** What every request by key or token passes: admission within its limits, repeats that are answered as before. */
export const requestServices = (limit: RateLimit) =>
  Layer.merge(Admission.layer, Idempotency.layer).pipe(
    Layer.provideMerge(RateLimits.layer(limit)),
    Layer.provide([AdmissionRepo.layer, RateLimitsRepo.layer, IdempotentAnswersRepo.layer])
  )
