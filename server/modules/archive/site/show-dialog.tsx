import { slideshow } from '#contract/host-limits.ts'
import type { ArchiveTranslator } from '../translator.ts'
import type { SiteSource } from './source.ts'

/** The dialog for large photos and the slideshow. Empty until the script fills it. */
export function ShowDialog({ source, t }: { source: SiteSource; t: ArchiveTranslator }) {
  const { name, date, portrait } = source
  return (
    <dialog
      className="show"
      aria-label={t('show.label')}
      data-show
      data-of={t('show.of', { number: '#', total: '##' })}
      data-words-play={t('show.play')}
      data-words-pause={t('show.pause')}
    >
      <div className="stage" data-stage>
        <img data-frame alt="" hidden />
        <img data-frame alt="" hidden />
        <div className="title-card" data-card="title" hidden>
          {portrait && (
            <img
              className="portrait"
              src={portrait.large}
              width={portrait.width}
              height={portrait.height}
              alt={t('portrait', { name })}
              loading="lazy"
            />
          )}
          <p className="of">{t('of')}</p>
          <p className="name" dir="auto">
            {name}
          </p>
          {date && <p className="when">{date}</p>}
        </div>
        <div className="title-card" data-card="closing" hidden>
          <p className="name" dir="auto">
            {t('show.thanks', { name })}
          </p>
        </div>
      </div>
      <div className="under">
        <p data-caption dir="auto" />
        <p className="by" data-by dir="auto" />
      </div>
      <div className="controls">
        <button type="button" data-previous>
          {t('show.previous')}
        </button>
        <button type="button" data-toggle>
          {t('show.play')}
        </button>
        <button type="button" data-next>
          {t('show.next')}
        </button>
        <label>
          {t('show.speed')}{' '}
          <select data-speed defaultValue={slideshow.speed}>
            {[...slideshow.speeds].reverse().map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds}
              </option>
            ))}
          </select>
        </label>
        <span className="count" data-count />
        <button type="button" data-close>
          {t('show.close')}
        </button>
      </div>
      <p className="hidden" aria-live="polite" data-say />
    </dialog>
  )
}
