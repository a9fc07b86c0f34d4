import { Layer } from "effect"
import { Keys } from "./Keys.ts"
import { KeysRepo } from "./KeysRepo.ts"
import { Members } from "./Members.ts"
import { MembersRepo } from "./MembersRepo.ts"
import { People } from "./People.ts"
import { PeopleRepo } from "./PeopleRepo.ts"
import { Workspaces } from "./Workspaces.ts"
import { WorkspacesRepo } from "./WorkspacesRepo.ts"

/** The services of this room, on their repositories. */
export const accessServices = Layer.mergeAll(Keys.layer, Members.layer, People.layer, Workspaces.layer).pipe(
  Layer.provide(Layer.mergeAll(KeysRepo.layer, MembersRepo.layer, PeopleRepo.layer, WorkspacesRepo.layer))
)
