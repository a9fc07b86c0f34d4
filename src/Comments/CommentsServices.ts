import { Layer } from "effect"
import { AuthorComments } from "./Authors/AuthorComments.ts"
import { OvertakenAnswers } from "./Changes/OvertakenAnswers.ts"
import { CommentDetails } from "./CommentDetails.ts"
import { CommentErasure } from "./CommentErasure.ts"
import { CommentSetsRepo } from "./CommentSetsRepo.ts"
import { Comments } from "./Comments.ts"
import { CommentsRepo } from "./CommentsRepo.ts"
import { WaitingDigest } from "./Digest/WaitingDigest.ts"
import { TextTerms } from "./Ending/TextTerms.ts"
import { TextTermsRepo } from "./Ending/TextTermsRepo.ts"
import { EarlyReportsRepo } from "./Intake/EarlyReportsRepo.ts"
import { Intake } from "./Intake/Intake.ts"
import { ToldTimesRepo } from "./Intake/ToldTimesRepo.ts"
import { PendingComments } from "./Pending/PendingComments.ts"
import { Posts } from "./Posts/Posts.ts"
import { PostsRepo } from "./Posts/PostsRepo.ts"
import { UnsureComments } from "./ReadBack/UnsureComments.ts"
import { UnsureCommentsRepo } from "./ReadBack/UnsureCommentsRepo.ts"
import { SearchIndex } from "./Search/SearchIndex.ts"
import { SearchIndexRepo } from "./Search/SearchIndexRepo.ts"
import { StandingComments } from "./Standing/StandingComments.ts"

/** The services of this room, on their repositories. */
export const commentsServices = Layer.mergeAll(
  UnsureComments.layer.pipe(Layer.provideMerge(Intake.layer)),
  Posts.layer,
  AuthorComments.layer,
  PendingComments.layer,
  StandingComments.layer,
  CommentErasure.layer,
  CommentDetails.layer,
  TextTerms.layer,
  WaitingDigest.layer,
  SearchIndex.layer,
  OvertakenAnswers.layer
).pipe(
  Layer.provideMerge(Comments.layer),
  Layer.provide([
    CommentsRepo.layer,
    CommentSetsRepo.layer,
    PostsRepo.layer,
    EarlyReportsRepo.layer,
    ToldTimesRepo.layer,
    UnsureCommentsRepo.layer,
    TextTermsRepo.layer,
    SearchIndexRepo.layer
  ])
)

export const commentsWorkers = Layer.merge(Intake.worker, SearchIndex.worker)
