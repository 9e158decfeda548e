const say = (within: Element) => within.closest('[data-video]')?.setAttribute('data-unplayable', '')

/**
 * Says so where a video cannot be played (ui/VideoPlayer.tsx): the last of its files failed, now or before this script
 * came, or what is in it cannot be read.
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
