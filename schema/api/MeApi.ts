import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { data } from "../Page.ts"
import { Me } from "../resources/Workspace.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"

export const getMe = HttpApiEndpoint.get("get", "/me")
  .addSuccess(data(Me, "MeAnswer"))
  .pipe(
    operation({
      id: "getMe",
      summary: "Key and workspace",
      description: "The key that asks, its workspace, and what it may do.",
      permission: null,
      scope: null
    })
  )

export class MeApi extends HttpApiGroup.make("me")
  .add(getMe)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Me", description: "The key and its workspace" })) {}
