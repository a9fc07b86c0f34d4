import { Layer } from "effect"
import { ContactErasure } from "./ContactErasure.ts"
import { Contacts } from "./Contacts.ts"
import { ContactsRepo } from "./ContactsRepo.ts"
import { Messages } from "./Messages/Messages.ts"
import { MessagesRepo } from "./Messages/MessagesRepo.ts"
import { TagsRepo } from "./TagsRepo.ts"

/** The services of this room, on their repositories. */
export const contactsServices = Layer.merge(Messages.layer, ContactErasure.layer).pipe(
  Layer.provideMerge(Contacts.layer),
  Layer.provide([ContactsRepo.layer, MessagesRepo.layer, TagsRepo.layer])
)
