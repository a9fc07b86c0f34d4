import { Layer } from "effect"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { Challenges } from "./Factors/Challenges.ts"
import { ChallengesRepo } from "./Factors/ChallengesRepo.ts"
import { Factors } from "./Factors/Factors.ts"
import { FactorsRepo } from "./Factors/FactorsRepo.ts"
import { Passkeys } from "./Factors/Passkeys.ts"
import { PasskeysRepo } from "./Factors/PasskeysRepo.ts"
import { RecoveryCodes } from "./Factors/RecoveryCodes.ts"
import { RecoveryCodesRepo } from "./Factors/RecoveryCodesRepo.ts"
import { SecurityNotices } from "./Factors/SecurityNotices.ts"
import { Totp } from "./Factors/Totp.ts"
import { TotpRepo } from "./Factors/TotpRepo.ts"
import { Idempotency } from "./Idempotency/Idempotency.ts"
import { IdempotentAnswersRepo } from "./Idempotency/IdempotentAnswersRepo.ts"
import { Admission } from "./Keys/Admission.ts"
import { AdmissionRepo } from "./Keys/AdmissionRepo.ts"
import { KeyRevocation } from "./Keys/KeyRevocation.ts"
import { KeySuccession } from "./Keys/KeySuccession.ts"
import { Keys } from "./Keys/Keys.ts"
import { KeysRepo } from "./Keys/KeysRepo.ts"
import { Attempts } from "./Limits/Attempts.ts"
import { AttemptsRepo } from "./Limits/AttemptsRepo.ts"
import type { RateLimit } from "./Limits/RateLimit.ts"
import { RateLimits } from "./Limits/RateLimits.ts"
import { RateLimitsRepo } from "./Limits/RateLimitsRepo.ts"
import { Acceptance } from "./Members/Acceptance.ts"
import { FactorReset } from "./Members/FactorReset.ts"
import { FirstOwner } from "./Members/FirstOwner.ts"
import { InvitationLimits } from "./Members/InvitationLimits.ts"
import { Invitations } from "./Members/Invitations.ts"
import { InvitationsRepo } from "./Members/InvitationsRepo.ts"
import { Members } from "./Members/Members.ts"
import { MembersRepo } from "./Members/MembersRepo.ts"
import { Team } from "./Members/Team.ts"
import { CredentialsRepo } from "./People/CredentialsRepo.ts"
import { People } from "./People/People.ts"
import { PeopleRepo } from "./People/PeopleRepo.ts"
import { AccountFactors } from "./SignIn/AccountFactors.ts"
import { AccountPassword } from "./SignIn/AccountPassword.ts"
import { AccountProofs } from "./SignIn/AccountProofs.ts"
import { AccountSecurity } from "./SignIn/AccountSecurity.ts"
import { CodeLimits } from "./SignIn/CodeLimits.ts"
import { HalfSignIns } from "./SignIn/HalfSignIns.ts"
import { HalfSignInsRepo } from "./SignIn/HalfSignInsRepo.ts"
import { KnownDevices } from "./SignIn/KnownDevices.ts"
import { KnownDevicesRepo } from "./SignIn/KnownDevicesRepo.ts"
import { PasswordHasher } from "./SignIn/PasswordHasher.ts"
import { PasswordLinks } from "./SignIn/PasswordLinks.ts"
import { Passwords } from "./SignIn/Passwords.ts"
import { SecondStep } from "./SignIn/SecondStep.ts"
import { Sessions } from "./SignIn/Sessions.ts"
import { SessionsRepo } from "./SignIn/SessionsRepo.ts"
import { SignIn } from "./SignIn/SignIn.ts"
import { SignInLimits } from "./SignIn/SignInLimits.ts"
import { SignInLinks } from "./SignIn/SignInLinks.ts"
import { SignInLinksRepo } from "./SignIn/SignInLinksRepo.ts"
import { FactorRule } from "./Workspaces/FactorRule.ts"
import { RemovalRepo } from "./Workspaces/Removal/RemovalRepo.ts"
import { WorkspaceRemoval } from "./Workspaces/Removal/WorkspaceRemoval.ts"
import { TextRetention } from "./Workspaces/TextRetention.ts"
import { WorkspaceSettings } from "./Workspaces/WorkspaceSettings.ts"
import { Workspaces } from "./Workspaces/Workspaces.ts"
import { WorkspacesRepo } from "./Workspaces/WorkspacesRepo.ts"

/** Who may do what: keys, members, people and workspaces, on their repositories. */
export const accessServices = Layer.mergeAll(
  Members.layer,
  People.layer,
  WorkspaceRemoval.layer,
  WorkspaceSettings.layer
).pipe(
  Layer.provideMerge(Layer.merge(TextRetention.layer, Workspaces.layer)),
  Layer.provideMerge(Layer.merge(KeyRevocation.layer, KeySuccession.layer)),
  Layer.provideMerge(Keys.layer),
  Layer.provide([
    InvitationsRepo.layer,
    KeysRepo.layer,
    MembersRepo.layer,
    PeopleRepo.layer,
    RemovalRepo.layer,
    WorkspacesRepo.layer
  ]),
  Layer.provideMerge(HashDirectory.layer)
)

/** What people sign in with beside a password. */
const factorServices = Factors.layer.pipe(
  Layer.provideMerge(Layer.mergeAll(Totp.layer, Passkeys.layer, RecoveryCodes.layer, SecurityNotices.layer)),
  Layer.provideMerge(Challenges.layer),
  Layer.provide([ChallengesRepo.layer, FactorsRepo.layer, PasskeysRepo.layer, RecoveryCodesRepo.layer, TotpRepo.layer])
)

/** How people come in: passwords, second factors, sessions, invitations. Stands on the services above. */
export const signInServices = (hasher: Layer.Layer<PasswordHasher> = PasswordHasher.layer) =>
  Layer.mergeAll(
    Acceptance.layer,
    AccountFactors.layer,
    AccountPassword.layer,
    AccountSecurity.layer,
    FactorReset.layer,
    FactorRule.layer,
    FirstOwner.layer,
    SecondStep.layer,
    SignIn.layer,
    SignInLinks.layer,
    Team.layer
  ).pipe(
    Layer.provideMerge(Layer.mergeAll(AccountProofs.layer, PasswordLinks.layer, Invitations.layer)),
    Layer.provideMerge(
      Layer.mergeAll(
        CodeLimits.layer,
        HalfSignIns.layer,
        InvitationLimits.layer,
        Passwords.layer,
        Sessions.layer,
        SignInLimits.layer
      )
    ),
    Layer.provideMerge(Layer.mergeAll(Attempts.layer, KnownDevices.layer, factorServices)),
    Layer.provide([
      AttemptsRepo.layer,
      CredentialsRepo.layer,
      HalfSignInsRepo.layer,
      InvitationsRepo.layer,
      KnownDevicesRepo.layer,
      PeopleRepo.layer,
      SessionsRepo.layer,
      SignInLinksRepo.layer,
      hasher
    ])
  )

/** What every request by key or token passes: admission within its limits, repeats that are answered as before. */
export const requestServices = (limit: RateLimit) =>
  Layer.merge(Admission.layer, Idempotency.layer).pipe(
    Layer.provideMerge(RateLimits.layer(limit)),
    Layer.provide([AdmissionRepo.layer, RateLimitsRepo.layer, IdempotentAnswersRepo.layer])
  )
