import { Layer } from "effect"
import { Attempts } from "./Attempts.ts"
import { AttemptsRepo } from "./AttemptsRepo.ts"
import { CredentialsRepo } from "./CredentialsRepo.ts"
import { FirstOwner } from "./FirstOwner.ts"
import { InvitationLimits } from "./InvitationLimits.ts"
import { Invitations } from "./Invitations.ts"
import { InvitationsRepo } from "./InvitationsRepo.ts"
import { Keys } from "./Keys.ts"
import { KeysRepo } from "./KeysRepo.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { KnownDevicesRepo } from "./KnownDevicesRepo.ts"
import { Members } from "./Members.ts"
import { MembersRepo } from "./MembersRepo.ts"
import { PasswordHasher } from "./PasswordHasher.ts"
import { PasswordLinks } from "./PasswordLinks.ts"
import { Passwords } from "./Passwords.ts"
import { People } from "./People.ts"
import { PeopleRepo } from "./PeopleRepo.ts"
import { RemovalRepo } from "./Removal/RemovalRepo.ts"
import { WorkspaceRemoval } from "./Removal/WorkspaceRemoval.ts"
import { Sessions } from "./Sessions.ts"
import { SessionsRepo } from "./SessionsRepo.ts"
import { SignIn } from "./SignIn.ts"
import { SignInLimits } from "./SignInLimits.ts"
import { Workspaces } from "./Workspaces.ts"
import { WorkspacesRepo } from "./WorkspacesRepo.ts"

/** Who may do what: keys, members, people and workspaces, on their repositories. */
export const accessServices = Layer.mergeAll(
  Members.layer,
  People.layer,
  WorkspaceRemoval.layer,
  Workspaces.layer
).pipe(
  Layer.provideMerge(Keys.layer),
  Layer.provide([KeysRepo.layer, MembersRepo.layer, PeopleRepo.layer, RemovalRepo.layer, WorkspacesRepo.layer])
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
