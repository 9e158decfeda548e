import type { Translation } from '../../translation-type.ts'

export const save: Translation<typeof import('../../en/screens/save.ts').save> = {
  savedHere: 'Salvo neste dispositivo',
  onlyHere: 'Guardado só nesta aba',
  saving: 'Salvando',
  partlySaved:
    'Ainda não está tudo salvo. Você pode continuar, e tentar salvar o que falta agora ou mais tarde.',
  toPayment: 'Continuar para o pagamento',
  toDashboard: 'Ir para o painel',
  nothingLost: 'Nada se perdeu: tudo ainda está neste dispositivo.',

  email: {
    title: 'Salvar o memorial de {name}',
    intro:
      'Até agora, tudo está guardado só neste dispositivo. Uma conta deixa tudo a salvo, e permite que você volte de qualquer lugar.',
    label: 'Seu e-mail',
    help: 'Primeiro você escolhe uma senha. Depois enviamos um código para cá, para ter certeza de que o endereço é seu.',
    haveAccount: 'Já tenho uma conta',
  },
  password: {
    title: 'Escolha uma senha',
    intro: 'Para {email}',
    help: 'Pelo menos {min, number} caracteres. Três ou quatro palavras são fáceis de lembrar.',
    consent:
      'Ao criar uma conta, você aceita os <terms>termos</terms>, e que guardemos seu e-mail e o que você adiciona aqui, para que o memorial funcione. Seu endereço de e-mail não é mostrado nele. Não o repassamos a ninguém para uso próprio. Você pode excluir sua conta no seu perfil; 30 dias depois, ela desaparece para sempre. <privacy>O que guardamos</privacy>',
    create: 'Criar a conta',
  },
  verify: {
    title: 'Confira seu e-mail',
    intro:
      'Enviamos um código de {length, number} caracteres para <b>{email}</b>. Ele funciona por {minutes, number} minutos. Se não chegar, veja também na pasta de spam.',
    help: 'Digite o código de verificação que foi enviado a você por e-mail.',
    verify: 'Verificar',
    failed: 'Não foi possível verificar',
  },
  /** The account stands, the memorial does not. */
  notCreated: {
    confirmed: 'Seu e-mail está confirmado',
    afterVerify: 'Sua conta está pronta, mas não foi possível salvar seu memorial.',
    afterVerifyAuth:
      'A conta foi verificada, mas houve um problema de acesso. Por favor, recarregue a página e tente de novo.',
    first: 'Não foi possível salvar seu memorial neste momento.',
    again: 'Ainda não foi possível salvar seu memorial.',
    reason: 'Não foi possível criar o memorial: {reason}',
  },
  uploading: {
    title: 'Salvando o memorial de {name}',
    meanwhile:
      'Enquanto isso, você pode continuar. Por favor, mantenha esta janela aberta até que tudo esteja salvo.',
    list: 'O que está sendo salvo',
    memorial: 'Memorial, histórias e contatos',
    profile: 'Foto de {name}',
    video: 'Mensagem em vídeo',
    film: 'Filme: {file}',
    photos: 'Fotos',
    photosSaved: '{saved, number} de {total, number} já salvas',
    waiting: 'À espera',
    sending: '{part, number, percent}',
    working: 'Salvando',
    saved: 'Salvo',
    failed: 'Não salvo',
  },
  /** Where the saving stands: the words over the bar, here and on every step that saves in place. */
  step: {
    creating: 'Salvando o memorial',
    profile: 'Enviando a foto do perfil',
    video: 'Enviando a mensagem em vídeo',
    photo: 'Enviando a foto {number, number} de {total, number}',
    film: 'Enviando o filme {number, number} de {total, number}',
    finishing: 'Pondo tudo em ordem',
    done: 'Salvo',
  },
  failure: {
    photo: 'Não foi possível enviar a foto: {file}',
    video: 'Não foi possível enviar o vídeo',
    film: 'Não foi possível enviar o filme: {file}',
    connection: 'A conexão caiu. O restante continua, e este arquivo ainda está no seu dispositivo.',
    list: 'Ainda não salvo',
    retryNamed: 'Tentar de novo: {file}',
    profile: 'Não foi possível enviar a foto: {file}',
  },
  gone: 'Este arquivo não está mais neste dispositivo. Por favor, escolha-o de novo.',
  success: {
    title: 'O memorial de {name} está salvo',
    kept: '{parts}. Você pode voltar e mudar o que quiser, de qualquer dispositivo.',
    keptAll: 'Você pode voltar e mudar o que quiser, de qualquer dispositivo.',
    goOn: 'Continuar com o memorial',
    photos: '{count, plural, =0 {# fotos} one {# foto} other {# fotos}}',
    films: '{count, plural, one {# filme} other {# filmes}}',
    stories: '{count, plural, =0 {# histórias} one {# história} other {# histórias}}',
    message: 'sua mensagem',
    contacts: '{count, plural, =0 {# contatos} one {# contato} other {# contatos}}',
    portrait: 'Retrato de {name}',
  },
  existing: {
    title: 'O memorial de {name}',
    unsaved: 'Alterações não salvas',
    saved: 'Todas as alterações salvas',
    unsavedHelp: 'Uma parte do que você mudou está só neste dispositivo.',
    savedHelp: 'Tudo está guardado na sua conta. Você pode mudar o que quiser, quando quiser.',
    save: 'Salvar as alterações',
    failed: 'Não foi possível salvar as alterações: {reason}',
    failedFallback: 'Não foi possível atualizar o memorial. Por favor, tente de novo.',
    loading: 'Abrindo seu memorial',
  },
  nothing: {
    title: 'Ainda não há nada para salvar',
    intro: 'Um nome basta para começar. Todo o resto pode vir depois.',
    begin: 'Começar com um nome',
  },
}
