const say = (within: Element) => within.closest('[data-video]')?.setAttribute('data-unplayable', '')

/**
 * Marks a video or voice that cannot be played (ui/VideoPlayer.tsx, ui/RecordingCard.tsx): the last of its sources failed, now or before this script
 * ran, or its content cannot be decoded.
 */
export function watchVideos() {
  addEventListener(
    'error',
    ({ target }) => {
      const failed =
        target instanceof HTMLMediaElement
          ? target.error?.code === MediaError.MEDIA_ERR_DECODE
          : target instanceof HTMLSourceElement && target.matches(':last-of-type')
      if (failed) say(target as Element)
    },
    true,
  )
  // A film or voice that is opened plays, with its controls on the screen; one that is closed rests.
  addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return
      const film = target.querySelector<HTMLMediaElement>(
        ':is([data-film], [data-recording]) :is(video, audio)',
      )
      if (!target.open) return film?.pause()
      film?.scrollIntoView({ block: 'nearest' })
      void film?.play().catch(() => {})
    },
    true,
  )
  for (const video of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) say(video)
}
