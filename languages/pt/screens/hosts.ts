import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const hosts: Translation<typeof import('../../en/screens/hosts.ts').hosts> = {
  pageTitle: `Quem cuida deste memorial · ${brand.name}`,
  title: 'Quem cuida deste memorial',
  intro: 'Para o memorial de {name}',
  loading: 'Consultando quem cuida dele',

  handOver: {
    title: 'Alguém nos pediu para entregar este memorial',
    body: 'A pessoa nos mostrou por que {email} deveria ser o proprietário. Não acontecerá antes de {date}, e até lá qualquer um de vocês que cuida dele pode impedi-lo. Quem é proprietário agora continua como corresponsável.',
    stop: 'Impedir',
    stopped: 'Foi impedido. Avisamos todos por e-mail.',
  },
  people: {
    title: 'Quem cuida dele',
    explained:
      'Quem é titular e as pessoas corresponsáveis podem mudar as palavras e as fotos, convidar pessoas e ler o que elas deixam. Só quem é titular pode pedir a ajuda de alguém, encerrá-la ou excluir o memorial. Ajudantes aprovam ou removem o que outras pessoas acrescentam, e não podem fazer mais nada.',
    OWNER: 'Titular',
    ADMIN: 'Corresponsável',
    MODERATOR: 'Ajudante',
    you: '{who} (você)',
    since: 'Desde {date}',
    remove: 'Remover',
    removeNamed: 'Remover {who}',
    leave: 'Deixar de cuidar',
  },
  invite: {
    title: 'Pedir ajuda a alguém',
    what: 'Essa pessoa recebe um e-mail que explica o que isso significa, e decide com calma.',
    label: 'E-mail dessa pessoa',
    role: 'O que ela pode fazer',
    roles: {
      ADMIN: 'Criar junto com você',
      MODERATOR: 'Só cuidar do que outras pessoas acrescentam',
    },
    rolesHelp: {
      ADMIN: 'Mudar palavras e fotos, convidar pessoas e ler o que elas deixam.',
      MODERATOR: 'Aprovar ou remover lembranças e fotos de outras pessoas, e nada mais.',
    },
    send: 'Enviar um convite',
    sent: 'Um convite está a caminho de {email}.',
    full: 'É o máximo que um memorial pode ter: {limit, number} pessoas, além de quem é titular.',
  },
  asked: {
    title: 'Convites ainda sem resposta',
    onItsWay: 'A caminho',
    moderator: 'Para cuidar do que outras pessoas acrescentam',
    sent: 'Enviado em {date}, vale até {until}',
    undelivered: 'Não foi possível entregar',
    undeliveredHelp: 'Por favor, confira o endereço ou envie de novo.',
    expired: 'Venceu em {date}',
    again: 'Enviar de novo',
    againNamed: 'Enviar de novo para {email}',
    takeBack: 'Retirar',
    takeBackNamed: 'Retirar o convite para {email}',
    takenBack: 'O convite para {email} foi retirado.',
  },
  remove: {
    title: 'Remover {who}?',
    body: '{who} não poderá mais mudar este memorial nem ler o que é deixado aqui. O que fez por ele permanece. Receberá um aviso por e-mail.',
    keep: 'Manter',
    removing: 'Removendo…',
    removed: '{who} não cuida mais deste memorial.',
  },
  leave: {
    title: 'Deixar de cuidar deste memorial?',
    body: 'Você não poderá mais mudá-lo nem ler o que é deixado aqui. O que você fez por ele permanece. Avisamos {owner}, que pode pedir de novo a sua ajuda.',
    leaving: 'Um momento…',
  },

  invitation: {
    pageTitle: `Um convite · ${brand.name}`,
    opening: 'Abrindo o seu convite',
    yours: 'O seu convite',
    title: 'Quer ajudar a cuidar do memorial de {name}?',
    asks: '{host} pergunta se você gostaria de dividir esse cuidado.',
    asksModerator: '{host} pergunta se você gostaria de cuidar do que outras pessoas acrescentam.',
    youCould: 'Se disser que sim, você pode',
    could: {
      change: 'mudar as palavras, fotos e histórias dele',
      invite: 'convidar pessoas, e ver quem vai',
      read: 'ler o que elas deixam, e agradecer',
      approve: 'ver o que as pessoas acrescentam antes que apareça, e aprovar',
      remove: 'remover o que não deve estar ali',
    },
    freely: 'Ninguém espera nada de você: faça muito ou pouco, como preferir, e pare quando quiser.',
    no: 'Se preferir não ajudar, não há nada a fazer. Você pode fechar esta página.',
    yes: 'Sim, vou ajudar',
    saying: 'Um momento…',

    logInTitle: 'Entre para dizer que sim',
    logIn:
      'Enviaremos um código para {email}, e você o digita aqui. Não é preciso senha, nem já ter uma conta.',
    mailCode: 'Enviar-me um código',
    byPassword: 'Entrar com senha',

    otherTitle: 'Você entrou com {email}',
    other:
      'Este convite foi enviado para {invited}. Para dizer que sim, saia aqui e use esse endereço, por favor.',
    logOut: 'Sair',

    name: 'Seu nome',
    nameHelp: 'Mostra à família quem está ajudando.',
    nameRequired: 'Por favor, digite seu nome.',

    acceptedTitle: 'Você já cuida do memorial de {name}',
    accepted: 'Você já disse que sim a este convite. Não há mais nada a fazer.',
    open: 'Abrir o memorial',

    invalidTitle: 'Este convite não pode ser usado',
    invalidSaidYes: 'Se você já disse que sim, o memorial está no seu perfil.',
    invalidAsk: 'Se não, quem pediu a sua ajuda pode enviar outro em um momento.',
    openProfile: 'Abrir o seu perfil',

    failed: 'Não funcionou. Por favor, tente de novo.',
  },
}
