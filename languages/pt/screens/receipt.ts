import type { Translation } from '../../translation-type.ts'

export const receipt: Translation<typeof import('../../en/screens/receipt.ts').receipt> = {
  title: 'O que você acrescentou',
  opening: 'Abrindo o que você acrescentou',
  failed: 'Este link não abre',
  mailAgain: 'Enviar-me um novo link',
  mailed: 'Um novo link está a caminho do endereço para onde este foi.',
  gone: 'Já foi retirada',
  memory: {
    goneText:
      'Ela já não está no memorial, e a família não pode trazê-la de volta. Você pode acrescentar algo de novo quando quiser.',
    title: 'A sua lembrança de {name}',
    PENDING: 'Enviada em {date}. Ela espera até que a família a veja.',
    VISIBLE: 'Enviada em {date}. Está no memorial.',
    HIDDEN: 'Enviada em {date}. A família deixou-a de lado por enquanto.',
    closed:
      'Este memorial já não aceita mudanças, ou não neste momento. Você ainda pode retirar a sua lembrança.',
    message: 'Mensagem',
    photos: 'As suas fotos',
    photo: 'Foto {number, number}',
    developing: 'Preparando',
    removeNamed: 'Remover a foto {number, number}',
    removed: 'Foto removida',
    name: 'O seu nome',
    nameHelp: 'Deixe vazio para não dizer o nome.',
    empty: 'Por favor, inclua uma mensagem ou pelo menos uma foto.',
    save: 'Salvar as mudanças',
    saved: 'As suas mudanças foram salvas.',
    savedWaits: 'As suas mudanças foram salvas. A família as verá primeiro.',
    takeBack: 'Retirar a minha lembrança',
    takeBackTitle: 'Retirar a sua lembrança?',
    takeBackText:
      'As suas palavras, fotos e gravações saem da página. A família não pode trazê-las de volta.',
    keep: 'Manter',
  },
  answer: {
    goneText:
      'A família não vê mais a sua resposta, e você não recebe nenhum lembrete. Você pode responder de novo quando quiser.',
    title: 'A sua resposta para o memorial de {name}',
    said: 'Você respondeu: {answer}.',
    guests:
      '{count, plural, one {Com um acompanhante.} many {Com # de acompanhantes.} other {Com # acompanhantes.}}',
    change: 'Para mudá-la, toque em “Mudar minha resposta” no mesmo e-mail.',
    takeBack: 'Retirar a minha resposta',
    takeBackTitle: 'Retirar a sua resposta?',
    takeBackText:
      'A família não a verá mais, e você não receberá lembretes. Você pode responder de novo quando quiser.',
    keep: 'Manter',
  },
  gift: {
    title: 'A sua doação em memória de {name}',
    given: 'Feita em {date}',
    fund: 'Para: {fund}',
    reference: 'Número do recibo: {reference}',
    anonymous: 'Doar sem o meu nome: a família vê apenas o valor',
    name: 'Nome que a família vê',
    ofAccount: 'A família vê o nome da sua conta: {name}.',
    saved: 'Salvo.',
    moneyBack: 'Quer o dinheiro de volta?',
    moneyBackText:
      '<support>Escreva para nós</support> com o número do recibo {reference}: podemos devolver sua doação.',
  },
}
