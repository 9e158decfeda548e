import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

const page = (screen: string) => `${screen} · ${brand.name}`

export const editing: Translation<typeof import('../../en/screens/editing.ts').editing> = {
  frame: {
    forMemorial: 'Para o memorial de {name}',
    saving: 'Salvando…',
    unsaved: 'Há alterações ainda não salvas',
    saved: 'Salvo',
    cancelled: 'Suas alterações foram desfeitas',
    error: 'Erro',
    kept: 'Nada se perdeu: tudo continua aqui.',
    loadFailed: 'Não foi possível carregar os dados do seu memorial. Por favor, tente recarregar a página.',
    loadFailedAgain: 'Ainda não foi possível carregar os dados do memorial. Por favor, fale com o suporte.',
    goneUnsaved:
      'O que você escreveu aqui não pode ser salvo neste momento. Continua abaixo, neste dispositivo.',
  },
  message: {
    pageTitle: page('Editar a mensagem'),
    title: 'Editar a mensagem',
    failed: 'Erro ao salvar a mensagem',
    failedVideo: 'Não foi possível enviar o vídeo',
  },
  stories: {
    pageTitle: page('Editar as histórias'),
    title: 'Editar as histórias',
    failed: 'Erro ao salvar as histórias: {reason}',
    tryAgain: 'Por favor, tente de novo.',
  },
  details: {
    pageTitle: page('Editar os detalhes do memorial'),
    title: 'Editar os detalhes do memorial',
    failed: 'Não foi possível salvar os detalhes do memorial. Por favor, tente de novo.',
    name: 'Nome da pessoa',
    photo: 'Foto do perfil',
    photoIntro: 'A que todos veem primeiro.',
    when: 'O memorial',
    more: 'Mais detalhes',
    someone: 'seu ente querido',
    programme: 'Horários, mais momentos, uma transmissão',
  },
  funds: {
    pageTitle: page('Editar os fundos de doação'),
    title: 'Editar os fundos de doação',
    failed: 'Erro ao salvar os fundos de doação: {reason}',
    tryAgain: 'Por favor, tente de novo.',
    fund: 'Fundo {number, number}',
    fundTitle: 'Título do fundo',
    titleMissing: 'Por favor, dê um título a este fundo ou remova-o.',
    description: 'Descrição',
    recipient: 'Quem recebe as doações',
    recipientHelp: 'O nome da pessoa ou da associação. Quem faz uma doação lê este nome.',
    payout: 'Momento do repasse',
    payoutHelp: 'Por exemplo, “no dia 1º de cada mês” ou “depois da cerimônia”.',
    charity: 'Número da instituição beneficente',
    charityHelp:
      'Se for uma instituição beneficente: o ABN, o EIN, ou o nome de outro registro e o número, como CNPJ. Conferimos os dígitos, não de quem é.',
    rewordHelp:
      'Este fundo já recebeu doações. Cada doação guarda os textos com que foi feita, e um novo nome, finalidade ou destinatário é enviado por e-mail a quem cuida do memorial.',
    fixed: 'Este fundo já recebeu doações',
    fixedHelp:
      'Só a pessoa que começou o memorial pode mudar o nome do fundo, a sua finalidade e quem o recebe. Você ainda pode definir a meta.',
    goal: 'Meta',
    goalHelp: 'Quanto você espera reunir, por exemplo 1500. Deixe vazio se não houver meta.',
    goalUnclear: 'Por favor, escreva um valor como 1500 ou 1500,50, ou deixe vazio.',
    raised: '{sum} até agora, em {count, plural, one {# doação} other {# doações}}.',
    add: 'Adicionar outro fundo',
    remove: 'Remover fundo',
    removeNamed: 'Remover fundo {number, number}',
    removed: 'Fundo removido: {title}',
    untitled: 'sem título',
    ask: {
      title: 'Remover este fundo?',
      body: '{count, plural, one {O fundo recebeu # doação} other {O fundo recebeu # doações}}, {sum} no total. Nada disso se perde: {count, plural, one {ela continua} other {elas continuam}} na lista do seu painel. O fundo deixa de ser oferecido a visitantes.',
      keep: 'Manter o fundo',
      remove: 'Remover o fundo',
    },
  },
}
