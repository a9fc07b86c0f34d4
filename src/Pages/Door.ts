import { Layer } from "effect"
import { accountRoutes } from "./AccountRoutes.ts"
import { assistantsRoutes } from "./AssistantsRoutes.ts"
import { consentRoutes } from "./ConsentRoutes.ts"
import { membersRoutes } from "./MembersRoutes.ts"
import { signInRoutes } from "./SignInRoutes.ts"
import { Visitor } from "./Visitor.ts"

/** The pages that people see in a browser: they work without JavaScript. */
export const pagesDoor = Layer.mergeAll(
  accountRoutes,
  assistantsRoutes,
  consentRoutes,
  membersRoutes,
  signInRoutes
).pipe(Layer.provide(Visitor.layer))
