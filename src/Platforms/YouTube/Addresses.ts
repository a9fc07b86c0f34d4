export const videoAddress = (videoId: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`

export const postAddress = (postId: string): string => `https://www.youtube.com/post/${encodeURIComponent(postId)}`

/** Where YouTube shows a comment, above the others under its video or post. */
export const commentAddress = (postUrl: string, commentId: string): string => {
  const url = new URL(postUrl)
  url.searchParams.set("lc", commentId)
  return url.toString()
}
