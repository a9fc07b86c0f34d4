import { Layer } from "effect"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import { consentRoutes } from "./Assistants/ConsentRoutes.ts"
import { autopilotRoutes } from "./Autopilot/AutopilotRoutes.ts"
import { guidanceRoutes } from "./Autopilot/GuidanceRoutes.ts"
import { versionRoutes } from "./Autopilot/VersionRoutes.ts"
import { contactRoutes } from "./Contacts/ContactRoutes.ts"
import { contactsRoutes } from "./Contacts/ContactsRoutes.ts"
import { exportRoutes } from "./Contacts/ExportRoutes.ts"
import { assetRoutes } from "./Document/AssetRoutes.ts"
import { errorPages } from "./Document/ErrorPage.tsx"
import { faviconRoutes } from "./Document/Favicon.ts"
import { welcomeRoutes } from "./FirstVisit/WelcomeRoutes.ts"
import { homeRoutes } from "./Home/HomeRoutes.ts"
import { detailRoutes } from "./Inbox/DetailRoutes.ts"
import { inboxRoutes } from "./Inbox/InboxRoutes.ts"
import { needsYouRoutes } from "./NeedsYou/NeedsYouRoutes.ts"
import { publicRoutes } from "./Public/PublicRoutes.ts"
import { referenceRoutes } from "./Reference/ReferenceRoutes.tsx"
import { linksRoutes } from "./Reports/LinksRoutes.ts"
import { reportsRoutes } from "./Reports/ReportsRoutes.ts"
import { assistantsRoutes } from "./Settings/Assistants/AssistantsRoutes.ts"
import { movedRoutes } from "./Settings/MovedRoutes.ts"
import { peopleRoutes } from "./Settings/People/PeopleRoutes.ts"
import { securityRoutes } from "./Settings/SecurityRoutes.ts"
import { settingsRoutes } from "./Settings/SettingsRoutes.ts"
import { accountRoutes } from "./SignIn/AccountRoutes.ts"
import { openRoutes } from "./SignIn/OpenRoutes.ts"
import { secondStepRoutes } from "./SignIn/SecondStepRoutes.ts"
import { signInRoutes } from "./SignIn/SignInRoutes.ts"
import { Visitor } from "./Visitor/Visitor.ts"

/** The pages by which people come in, and let others in. */
export const signInPages = Layer.mergeAll(
  accountRoutes,
  assetRoutes,
  assistantsRoutes,
  consentRoutes,
  faviconRoutes,
  movedRoutes,
  openRoutes,
  peopleRoutes,
  secondStepRoutes,
  signInRoutes
).pipe(Layer.provide([StillStanding.layer, Visitor.layer]))

/** The pages about comments and what a brand is set up with. */
const brandPages = Layer.mergeAll(
  homeRoutes,
  welcomeRoutes,
  detailRoutes,
  inboxRoutes,
  needsYouRoutes,
  autopilotRoutes,
  guidanceRoutes,
  versionRoutes,
  contactRoutes,
  exportRoutes,
  securityRoutes,
  reportsRoutes,
  linksRoutes,
  contactsRoutes,
  settingsRoutes
).pipe(Layer.provide([StillStanding.layer, Visitor.layer]))

/** The pages that people see in a browser: what is essential works without JavaScript. */
export const viewsDoor = Layer.mergeAll(signInPages, brandPages, publicRoutes, referenceRoutes, errorPages)
