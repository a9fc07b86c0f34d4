import { HashMap, Option } from "effect"
import type { Node } from "../Graph/GraphFields.ts"
import type { World } from "../World/World.ts"

/** Somebody who has commented: a page can ask for the name behind a page-scoped id. */
export const personNode = (world: World, id: string): Option.Option<Node> =>
  Option.map(
    Option.fromIterable(
      HashMap.values(
        HashMap.filter(world.comments, ({ author, platform }) => platform === "facebook" && author.id === id)
      )
    ),
    ({ author }): Node => {
      const [first = "", ...others] = author.name.split(" ")
      return { kind: "User", fields: { id, first_name: first, last_name: others.join(" ") } }
    }
  )
