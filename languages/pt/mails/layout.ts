import { layout as english } from '../../en/mails/layout.ts'
import type { Translation } from '../../translation-type.ts'

/** The developers' mailbox is in English. */
export const layout: Translation<typeof english> = {
  layout: {
    help: 'Ajuda e privacidade',
    writeAbove: 'Por favor, escreva acima desta linha',
    sentBy: 'Enviado por {product}',
    someoneLoved: 'um ente querido',
    inNameOf: '{host} via {product}',
    openMemorial: 'Abrir o memorial',
    visitMemorial: 'Visitar o memorial',
    memorialFor: 'O memorial de',
    reference: 'Número do recibo: {reference}',
    testMode: 'Modo de teste: nenhum cartão foi cobrado.',
    thanks: 'Agradecemos',
    onItsWay: 'A devolução de {amount} está a caminho.',
    nothingToDo: 'Você não precisa fazer nada.',
    asked: '{host} nos pediu para enviar esta mensagem a {email}.',
    dear: 'Olá, {name},',
    stop: 'Não receber mais estes e-mails',
    whyHost: 'Você recebe este e-mail porque cuida de um memorial no {product}.',
    whyHostOf: 'Você recebe este e-mail porque cuida do memorial de {name} no {product}.',
    whyHostOfThis: 'Você recebe este e-mail porque cuida deste memorial no {product}.',
    whyHelper: 'Você recebe este e-mail porque ajudou a cuidar de um memorial no {product}.',
  },
  mailbox: english.mailbox,
}
