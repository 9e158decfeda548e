import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { arrangeLifeLine } from '#contract/life-line.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { writtenDecade } from '#contract/photo-date-words.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Films } from './Films.tsx'
import { Gallery, type GalleryPhoto } from './Gallery.tsx'
import { decadeId, LifeLine } from './LifeLine.tsx'
import { type DecadePhotos, photosByDecade } from './life-photos.ts'

interface Props {
  memorial: PublicMemorial
}

/** The photos in order of time: the life on one line, and under it each decade. Of few decades there is no line. */
export function LifeGallery({ memorial }: Props) {
  const t = useTranslations('visitLife')
  const time = useTranslations('photoDate')
  const { shareSlug, nameOfPerson, life, profilePhoto } = memorial
  const line = arrangeLifeLine(life?.decades ?? [])
  const groups = photosByDecade(memorial)
  let [shown, filmed] = [0, 0]
  const dated = ({ photo, from }: GalleryPhoto): GalleryPhoto => ({
    photo,
    from,
    when: writtenPhotoDate(photo.date, time),
  })
  const heading = ({ decade }: DecadePhotos) => (decade === null ? t('undated') : writtenDecade(decade, time))
  return (
    <>
      {line && <LifeLine line={line} nameOfPerson={nameOfPerson} />}
      {groups.map((group) => {
        const { decade, photos, films, further } = group
        const [before, filmsBefore] = [shown, filmed]
        shown += photos.length
        filmed += films.length
        const id = decade === null ? 'undated' : decadeId(decade)
        return (
          <div key={id} id={`${id}-photos`}>
            {(line || groups.length > 1) && (
              <h3 className="life-heading" id={id}>
                {heading(group)}
              </h3>
            )}
            {photos.length > 0 && (
              <Gallery
                photos={photos.map(dated)}
                name={nameOfPerson}
                before={before}
                leads={!profilePhoto && before === 0}
              />
            )}
            {films.length > 0 && (
              <Films id={`${id}-films`} films={films.map(dated)} name={nameOfPerson} before={filmsBefore} />
            )}
            {further > 0 && (
              <p className="life-more">
                <a className="alone" href={`/view/${shareSlug}/more?decade=${decade}`}>
                  {t('all', { count: photos.length + further })}
                </a>
              </p>
            )}
          </div>
        )
      })}
    </>
  )
}
