const silenceMilliseconds = 2000
const seeingMilliseconds = 700
/** Nobody judges a comment in less, and most keys and buttons that are pressed twice are pressed again in it. */
const followingMilliseconds = 150

/** On for a while after it was begun. */
const lasting = (milliseconds: number) => {
  let pause: ReturnType<typeof setTimeout> | undefined
  const ends = () => {
    clearTimeout(pause)
    pause = undefined
  }
  const begins = () => {
    ends()
    pause = setTimeout(ends, milliseconds)
  }
  return { begins, ends, isOn: () => pause !== undefined }
}

/** What a person does who has not seen yet that it would answer a comment: none of it does. */
export const unheard = () => {
  const typing = lasting(silenceMilliseconds)
  const seeing = lasting(seeingMilliseconds)
  const following = lasting(followingMilliseconds)
  const opening = lasting(seeingMilliseconds)
  return {
    /** Who begins a reply where there can be none types on: until they pause, letters answer nothing. */
    typesOn: typing.begins,
    /** Another comment stands where one stood, by no deed of theirs, or it reads otherwise. */
    replaced: (isTyping: boolean) => {
      if (isTyping) typing.begins()
      seeing.begins()
    },
    /** They answered, and the next comment stands there. */
    followed: following.begins,
    /** They went to a comment themselves. */
    chosen: following.ends,
    /** They opened it, as by Enter, which answers when it is pressed once more. */
    opened: opening.begins,
    isJustOpened: opening.isOn,
    /** Whether a letter is still one of the text that somebody types. */
    isTyped: () => {
      const isOn = typing.isOn()
      if (isOn) typing.begins()
      return isOn
    },
    /** Whether an answer was meant for the comment that stood there before. */
    isMeantForAnother: () => seeing.isOn() || following.isOn()
  }
}
