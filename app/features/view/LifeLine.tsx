import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { askedDecade, type DecadeOnLine } from '#contract/life-line.ts'
import { decadeDate } from '#contract/photo-date.ts'
import { writtenDecade } from '#contract/photo-date-words.ts'
import { Island } from '../../islands/Island.tsx'
import { useTranslations } from '../../messages/index.tsx'

interface Props {
  line: DecadeOnLine[]
  /** Whether an empty decade is asked about. */
  asks: boolean
  shareSlug: string
  nameOfPerson: string
  /** Canonical address of the memorial. */
  address: string
}

/**
 * A life on one line: each decade leads to its photos, and says in words how much there is. An empty one says so, and leads to the
 * form for a memory; one of them is asked about, in words that can be passed on.
 */
export function LifeLine({ line, asks, shareSlug, nameOfPerson, address }: Props) {
  const t = useTranslations('visitLife')
  const time = useTranslations('photoDate')
  const asked = asks ? askedDecade(line) : null
  const words = asked === null ? '' : writtenPhotoDate(decadeDate(asked), time)
  return (
    <>
      <ol className="life-line" id="life" aria-label={t('label', { name: nameOfPerson })}>
        {line.map((one) => (
          <li key={one.decade}>
            <Decade {...one} asked={asked} />
          </li>
        ))}
      </ol>
      {asked !== null && (
        <div className="life-gap" id="life-gap">
          <p>{t('gap', { decade: words })}</p>
          <Island
            name="lifeGap"
            props={{
              shareSlug,
              nameOfPerson,
              fromTime: decadeDate(asked),
              time: words,
              words: {
                might: t('might'),
                ask: t('ask'),
                subject: t('subject', { name: nameOfPerson }),
                message: t('message', { name: nameOfPerson, decade: words }),
              },
              address,
            }}
          />
        </div>
      )}
    </>
  )
}

function Decade({ decade, photos, films, memories, step, asked }: DecadeOnLine & { asked: number | null }) {
  const t = useTranslations('visitLife')
  const time = useTranslations('photoDate')
  const inside = (
    <>
      <span className="life-spot">
        <i className="life-sun" data-step={step} />
      </span>
      <span className="life-name">{writtenDecade(decade, time)}</span>
      <span className="life-much">
        {photos > 0 && <span>{t('photos', { count: photos })} </span>}
        {films > 0 && <span>{t('films', { count: films })} </span>}
        {memories > 0 && <span>{t('memories', { count: memories })}</span>}
        {step === 0 && <span>{t('nothing')}</span>}
      </span>
    </>
  )
  const whereEmpty = decade === asked ? 'life-gap' : 'contribute'
  const target = photos + films > 0 ? decadeId(decade) : step === 0 ? whereEmpty : 'memories'
  return (
    <a className="life-decade" href={`#${target}`}>
      {inside}
    </a>
  )
}

/** Of the heading above a decade's photos. */
export const decadeId = (decade: number) => `decade-${decade}`
