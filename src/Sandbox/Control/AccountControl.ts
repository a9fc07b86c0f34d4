import { Either, Option, Schema } from "effect"
import { Platform } from "#schema/Platform.ts"
import { answered, type CallHandler, json } from "../World/Call.ts"
import { findAccount, GrantedToken, Post, type World } from "../World/World.ts"
import { body, type FindImitation, refusal, unknownThing } from "./ControlInput.ts"

const withToken = (world: World, token: GrantedToken): World => ({
  ...world,
  tokens: [...world.tokens.filter((known) => known.platform !== token.platform || known.token !== token.token), token]
})

const NewToken = Schema.Struct({
  platform: Platform,
  token: Schema.String,
  accountId: Schema.String,
  kind: Schema.optionalWith(GrantedToken.fields.kind, { exact: true }),
  scopes: Schema.optionalWith(GrantedToken.fields.scopes, { exact: true }),
  expiresAt: Schema.optionalWith(GrantedToken.fields.expiresAt, { exact: true }),
  revoked: Schema.optionalWith(GrantedToken.fields.revoked, { exact: true })
})

/** Adds a token, or changes one: `revoked` true is a person taking the app's access away. */
export const putToken =
  (imitationOf: FindImitation): CallHandler =>
  (world, call) =>
    Either.gen(function* () {
      const wanted = yield* body(NewToken, call)
      const imitation = yield* imitationOf(wanted.platform)
      yield* Either.fromOption(findAccount(world, wanted.platform, wanted.accountId), () =>
        unknownThing(`${wanted.platform} account`, wanted.accountId)
      )
      const token: GrantedToken = { ...imitation.credential(wanted.accountId, wanted.token), ...wanted }
      // Google's access tokens end with the access that they were made for.
      const others = token.revoked
        ? {
            ...world,
            tokens: world.tokens.filter((known) => known.kind !== "access" || known.accountId !== token.accountId)
          }
        : world
      return answered(withToken(others, token), json(201, token))
    })

const NewAccount = Schema.Struct({
  platform: Platform,
  id: Schema.String,
  name: Schema.String,
  handle: Schema.String,
  token: Schema.String,
  posts: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      caption: Schema.String,
      url: Schema.String,
      ad: Schema.optionalWith(Post.fields.ad, { default: () => null })
    })
  )
})

/** One more account with its posts, for several brands on one sandbox. */
export const addAccount =
  (imitationOf: FindImitation): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const { platform, id, name, handle, token, posts } = yield* body(NewAccount, call)
      const imitation = yield* imitationOf(platform)
      if (Option.isSome(findAccount(world, platform, id)))
        return yield* Either.left(refusal(409, `There is a ${platform} account "${id}" already.`))
      const subscribed = imitation.seed(now).accounts[0]?.subscribed ?? []
      const added = posts.map((post) => ({
        ...post,
        platform,
        accountId: id,
        picture: null,
        createdAt: now
      }))
      return answered(
        withToken(
          {
            ...world,
            accounts: [...world.accounts, { platform, id, name, handle, subscribed }],
            posts: [...world.posts, ...added]
          },
          imitation.credential(id, token)
        ),
        json(201, { id })
      )
    })
