const say = (within: Element) => within.closest('[data-video]')?.setAttribute('data-unplayable', '')

/**
 * Marks a video that cannot be played (ui/VideoPlayer.tsx): the last of its sources failed, now or before this script
 * ran, or its content cannot be decoded.
 */
export function watchVideos() {
  addEventListener(
    'error',
    ({ target }) => {
      const failed =
        target instanceof HTMLVideoElement
          ? target.error?.code === MediaError.MEDIA_ERR_DECODE
          : target instanceof HTMLSourceElement && target.matches(':last-of-type')
      if (failed) say(target as Element)
    },
    true,
  )
  for (const video of document.querySelectorAll('video'))
    if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) say(video)
}
