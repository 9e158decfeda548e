import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { GiftNow } from '../../../../context.ts'
import { NoScriptPage } from '../../NoScriptPage.tsx'
import { GiftReceipt } from '../GiftReceipt.tsx'

interface Props {
  shareSlug: string
  nameOfPerson: string
  gift: GiftNow
  /** Identifies this gift's page. */
  giftKey: string
}

/** A gift made by a plain form, once it exists: its cost and where to pay it, later the thanks. */
export function GiftPage({ shareSlug, nameOfPerson: name, gift, giftKey }: Props) {
  const t = useTranslations('visitPlain.gift')
  const words = useTranslations('visitGiving')
  const { state, amountMinor, feeMinor, currency, fundTitle, email, payUrl, anonymous, isTest } = gift
  const page = `/view/${shareSlug}`
  const form = `${page}/give`
  const again = `${form}?gift=${giftKey}`
  return (
    <NoScriptPage
      title={state === 'given' ? words('done.title') : words('title')}
      back={{ href: page, label: words('done.close') }}
    >
      {state === 'given' && (
        <div className="stack" role="status">
          <p>{words('done.given', { amount: money(amountMinor, currency), fund: fundTitle, name })}</p>
          {anonymous && <p>{words('done.anonymous')}</p>}
          {email !== '' && <p className="quiet">{words('done.receipt', { email })}</p>}
          {isTest && <p className="quiet">{words('done.test')}</p>}
        </div>
      )}
      {(state === 'given' || state === 'open') && <GiftReceipt gift={gift} isPaid={state === 'given'} />}
      {state === 'open' && payUrl !== null && (
        <>
          <p>{t(isTest ? 'nextTest' : 'next')}</p>
          <p>
            <AnchorButton look="primary" href={payUrl} rel="noreferrer">
              {t('pay', { total: money(amountMinor + feeMinor, currency) })}
            </AnchorButton>
          </p>
          {!isTest && <p className="quiet">{t('needsScript')}</p>}
          <p>
            <a className="alone" href={again}>
              {t('change')}
            </a>
          </p>
        </>
      )}
      {state === 'underWay' && gift.isLate && (
        <Notice title={t('late')} action={<AnchorButton href={page} word="backToMemorial" />}>
          <p>{t('lateHelp')}</p>
          <p>
            <a className="alone" href={`${form}/${giftKey}`}>
              {t('look')}
            </a>
          </p>
        </Notice>
      )}
      {state === 'underWay' && !gift.isLate && (
        <Notice
          title={t('underWay')}
          action={<AnchorButton href={`${form}/${giftKey}`}>{t('look')}</AnchorButton>}
        >
          {t('underWayHelp')}
        </Notice>
      )}
      {state === 'over' && (
        <Notice title={t('over')} action={<AnchorButton href={again}>{t('again')}</AnchorButton>}>
          {words('nothingTaken')}
        </Notice>
      )}
      {state === 'returned' && <Notice title={t('returned')} />}
    </NoScriptPage>
  )
}
