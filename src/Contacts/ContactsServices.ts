import { SqlClient } from "@effect/sql"
import { Effect, Layer } from "effect"
import { mergeList } from "#src/Database/MergeList.ts"
import { periodic } from "#src/Database/Periodic.ts"
import { ContactErasure } from "./ContactErasure.ts"
import { Contacts } from "./Contacts.ts"
import { ContactsRepo } from "./ContactsRepo.ts"
import { Leads } from "./Leads/Leads.ts"
import { Linking } from "./Linking.ts"
import { Messages } from "./Messages/Messages.ts"
import { MessagesRepo } from "./Messages/MessagesRepo.ts"
import { Profiles } from "./Profiles/Profiles.ts"
import { ProfilesRepo } from "./Profiles/ProfilesRepo.ts"
import { TagsRepo } from "./TagsRepo.ts"

/** The services of this room, on their repositories. */
export const contactsServices = Layer.mergeAll(Messages.layer, Leads.layer, Profiles.layer, ContactErasure.layer).pipe(
  Layer.provideMerge(Contacts.layer),
  Layer.provide(Linking.layer),
  Layer.provide([ContactsRepo.layer, MessagesRepo.layer, ProfilesRepo.layer, TagsRepo.layer])
)

/** Whoever was met within a second is found through a list until then. */
export const contactsWorkers = Layer.unwrapEffect(
  Effect.map(SqlClient.SqlClient, (sql) =>
    periodic({ name: "search of contacts", every: "1 second", task: mergeList(sql, "contacts_by_grams") })
  )
)
