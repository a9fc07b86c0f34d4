import { HashMap, Option } from "effect"
import type { Node } from "../Graph/GraphFields.ts"
import type { World } from "../World/World.ts"

const nameOf = (world: World, id: string): Option.Option<string> => {
  const person = world.people.find((known) => known.platform === "facebook" && known.id === id)
  if (person !== undefined) return Option.some(person.name)
  return Option.map(
    Option.fromIterable(
      HashMap.values(
        HashMap.filter(world.comments, ({ author, platform }) => platform === "facebook" && author.id === id)
      )
    ),
    ({ author }) => author.name
  )
}

/** Somebody who has commented or written: a page can ask for the name behind a page-scoped id. */
export const personNode = (world: World, id: string): Option.Option<Node> =>
  Option.map(nameOf(world, id), (name): Node => {
    const [first = "", ...others] = name.split(" ")
    return { kind: "User", fields: { id, first_name: first, last_name: others.join(" ") } }
  })
