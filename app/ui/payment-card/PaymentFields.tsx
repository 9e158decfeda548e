import { useTranslations } from '#app/messages/index.tsx'
import { LoadingLine } from '../Loading.tsx'
import { Notice } from '../Notice.tsx'
import type { PaymentElement } from './use-payment-element.ts'

/** The container for the provider's own fields, with a message while they load. Needs the messages `card`. */
export function PaymentFields({ element: { box, form, failed } }: { element: PaymentElement }) {
  const t = useTranslations('card')
  return (
    <>
      {!form && !failed && <LoadingLine>{t('loading')}</LoadingLine>}
      {failed && (
        <Notice kind="error" title={t('unavailable')}>
          {t('unavailableHelp')}
        </Notice>
      )}
      <div ref={box} />
    </>
  )
}
