import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { data, page } from "../Page.ts"
import { LinkQuery, NewTrackedLink, TrackedLink } from "../resources/Link.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"
import { IdempotencyHeaders } from "./RequestHeaders.ts"

export const createLink = HttpApiEndpoint.post("create", "/links")
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(NewTrackedLink))
  .addSuccess(data(TrackedLink, "TrackedLinkAnswer", 201))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "createLink",
      summary: "Make a tracked link",
      description:
        "A short address that leads on to another one. Each visit by a person is a click; its id goes with them as the query parameter `stwclid`, and recording a sale with it tells what comment, person or campaign led to the sale.",
      permission: "moderate",
      command: "links create"
    })
  )

export const listLinks = HttpApiEndpoint.get("list", "/links")
  .setUrlParams(strict(LinkQuery))
  .addSuccess(page(TrackedLink, "TrackedLinkPage"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listLinks",
      summary: "List tracked links",
      description: "Tracked links, their clicks and sales, newest first. All filters combine.",
      permission: null,
      scope: "read",
      command: "links list"
    })
  )

export class LinksApi extends HttpApiGroup.make("links")
  .add(createLink)
  .add(listLinks)
  .middleware(Authentication)
  .annotateContext(
    OpenApi.annotations({ title: "Links", description: "Links that tell what led to a visit or a sale" })
  ) {}
