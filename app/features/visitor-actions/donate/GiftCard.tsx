import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { GiftNow } from '../../../context.ts'
import shared from '../Card.module.css'
import { GiftForm } from './GiftForm.tsx'
import { GiftPayment } from './GiftPayment.tsx'
import { GiftReceipt } from './GiftReceipt.tsx'
import { type GiftCardProps, writeGiftPath } from './read-gift-card.ts'

/**
 * Takes a gift, and shows what became of it: one component, on the memorial's page and on a page of its own, which the
 * server renders in each state.
 */
export function GiftCard(props: GiftCardProps) {
  const { step, source, needsProof } = props
  const t = useTranslations('visitDonate')
  return (
    <div
      className={shared.card}
      data-card="gift"
      data-src={source ?? undefined}
      data-islands={step.kind === 'pay' ? '' : undefined}
      data-leads={step.kind === 'begun' && step.giftKey ? '' : undefined}
      data-proof={needsProof ? '' : undefined}
    >
      <h2>{t('title')}</h2>
      {step.kind === 'choose' && <GiftForm {...props} />}
      {step.kind === 'pay' && <GiftPayment {...props} payment={step.payment} />}
      {step.kind === 'look' && <LookAgain href={step.href} isLate={false} />}
      {step.kind === 'begun' && <Begun {...props} gift={step.gift} giftKey={step.giftKey} />}
    </div>
  )
}

interface BegunProps extends GiftCardProps {
  gift: GiftNow
  /** Identifies the page of a guest's gift. */
  giftKey: string | null
}

function Begun(props: BegunProps) {
  const { gift, giftKey, shareSlug } = props
  const t = useTranslations('visitPlain.gift')
  const words = useTranslations('visitGiving')
  // A guest's, whoever is signed in on this device.
  const again = writeGiftPath(shareSlug, { other: '', gift: giftKey ?? '' })
  const { state } = gift
  return (
    <div className="stack" data-focus tabIndex={-1}>
      {state === 'given' && <Given {...props} />}
      {(state === 'given' || state === 'open') && <GiftReceipt gift={gift} isPaid={state === 'given'} />}
      {state === 'open' && gift.payUrl !== null && (
        <WayToPay gift={gift} payUrl={gift.payUrl} changeHref={again} />
      )}
      {state === 'underWay' && (
        <LookAgain href={`${writeGiftPath(shareSlug)}/${giftKey}`} isLate={gift.isLate} />
      )}
      {state === 'over' && (
        <Notice
          title={t('over')}
          action={
            <AnchorButton href={again} data-in-card>
              {t('again')}
            </AnchorButton>
          }
        >
          {words('nothingTaken')}
        </Notice>
      )}
      {state === 'returned' && <Notice title={t('returned')} />}
    </div>
  )
}

/** Nobody said yet what became of the payment. */
function LookAgain({ href, isLate }: { href: string; isLate: boolean }) {
  const t = useTranslations('visitPlain.gift')
  return (
    <div data-focus tabIndex={-1}>
      <Notice
        title={t(isLate ? 'late' : 'underWay')}
        action={
          <AnchorButton href={href} data-in-card>
            {t('look')}
          </AnchorButton>
        }
      >
        {t(isLate ? 'lateHelp' : 'underWayHelp')}
      </Notice>
    </div>
  )
}

/** Thanks. The receipt is below it. */
function Given({ gift, nameOfPerson: name }: BegunProps) {
  const { amountMinor, currency, fundTitle: fund, anonymous, email, isTest } = gift
  const t = useTranslations('visitGiving.done')
  return (
    <div className="stack s2 anywhere" role="status">
      <h3>{t('title')}</h3>
      <p>{t('given', { amount: money(amountMinor, currency), fund, name })}</p>
      {anonymous && <p>{t('anonymous')}</p>}
      {email !== '' && <p className="quiet">{t('receipt', { email })}</p>}
      {isTest && <p className="quiet">{t('test')}</p>}
    </div>
  )
}

function WayToPay({ gift, payUrl, changeHref }: { gift: GiftNow; payUrl: string; changeHref: string }) {
  const { amountMinor, feeMinor, currency, isTest } = gift
  const t = useTranslations('visitPlain.gift')
  return (
    <>
      <p>{t(isTest ? 'nextTest' : 'next')}</p>
      <p className="row anywhere links tight">
        <AnchorButton look="primary" href={payUrl} rel="noreferrer">
          {t('pay', { total: money(amountMinor + feeMinor, currency) })}
        </AnchorButton>
        <AnchorButton look="link" href={changeHref} data-in-card>
          {t('change')}
        </AnchorButton>
      </p>
      {!isTest && (
        <noscript>
          <p className="quiet">{t('needsScript')}</p>
        </noscript>
      )}
    </>
  )
}
