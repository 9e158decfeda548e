import type { Translation } from '../../translation-type.ts'

export const accounts: Translation<typeof import('../../en/mails/accounts.ts').accounts> = {
  code: {
    subject: 'Seu código do {product}: {code}',
    preheader: 'Ele confirma o seu endereço de e-mail. Vale por {minutes} minutos.',
    heading: 'Seu código',
    use: 'Digite este código onde ele foi pedido. Ele confirma que este endereço de e-mail é seu.',
    lasts: 'Vale por {minutes} minutos. Tanto faz usar letras maiúsculas ou minúsculas.',
    why: 'Você recebe este e-mail porque alguém usou este endereço para criar uma conta no {product}. Se não foi você, não é preciso fazer nada: sem o código, nada acontece.',
  },
  signInCode: {
    /** Asked for on a memorial: the person remembered, and its page. */
    memorySubject: 'Seu código para a sua lembrança de {name}: {code}',
    memory: 'É para a sua lembrança de {name}.',
    page: 'A página em que você escrevia:',
    preheader: 'Deixa você entrar sem senha. Vale por {minutes} minutos.',
    use: 'Digite este código onde ele foi pedido. Ele mostra que este e-mail é seu; por isso, não é preciso senha.',
    why: 'Você recebe esta mensagem porque alguém digitou este endereço no {product}. Se não foi você, não precisa fazer nada: sem o código, nada acontece.',
  },
  reset: {
    subject: 'Escolha uma nova senha para o {product}',
    preheader: 'O link funciona uma vez, por {minutes} minutos.',
    heading: 'Escolha uma nova senha',
    asked: 'Você nos disse que esqueceu sua senha do {product}. Aqui você pode escolher uma nova.',
    open: 'Escolher uma nova senha',
    lasts:
      'O link funciona uma vez, por {minutes} minutos. Quando você o usar, a sessão será encerrada em todos os dispositivos onde sua conta estava aberta.',
    why: 'Se não foi você quem pediu, não é preciso fazer nada: sua senha continua como está.',
  },
  welcome: {
    subject: 'Sua conta no {product} está pronta',
    preheader: 'Seu endereço de e-mail está confirmado.',
    heading: 'Sua conta está pronta',
    kept: 'Agradecemos. Seu endereço de e-mail está confirmado, e o que você salvar fica guardado na sua conta.',
    return:
      'Leve o tempo que precisar. Com este endereço e a sua senha, você pode voltar e continuar em qualquer dispositivo.',
    open: 'Abrir sua conta',
    why: 'Você recebe este e-mail porque criou uma conta no {product}.',
  },
  passwordChanged: {
    subject: 'Sua senha do {product} foi alterada',
    preheader: 'Se foi você, não é preciso fazer nada.',
    heading: 'Sua senha foi alterada',
    changed:
      'A senha da sua conta foi alterada há um momento. A sessão foi encerrada em todos os outros dispositivos onde ela estava aberta.',
    notYou:
      'Se não foi você, por favor, escolha uma nova senha agora: o link chega a este endereço, e a sessão de quem a alterou é encerrada.',
    passkeys:
      'As chaves de acesso da sua conta ainda permitem entrar. Por favor, veja quais são no seu perfil, em “Chaves de acesso”, e remova todas as que não forem suas.',
    why: 'Você recebe este e-mail porque tem uma conta no {product}.',
  },
  newDevice: {
    subject: 'Um novo dispositivo na sua conta do {product}',
    heading: 'Um novo dispositivo na sua conta',
    device: '{browser} no {system}',
    signedIn:
      'Alguém acabou de entrar na sua conta do {product} com a sua senha, em um dispositivo que não tinha sido usado antes: {device}.',
    signedInSomewhere:
      'Alguém acabou de entrar na sua conta do {product} com a sua senha, em um dispositivo que não tinha sido usado antes.',
    notYou:
      'Se não foi você, por favor, escolha uma nova senha agora: o link chega a este endereço, e a sessão é encerrada em todos os outros dispositivos.',
    /** A mailed code let them in: the account may have no password. */
    byCode: {
      signedIn:
        'Alguém acabou de entrar na sua conta do {product} com um código que enviamos a este endereço, em um dispositivo que não tinha sido usado antes: {device}.',
      signedInSomewhere:
        'Alguém acabou de entrar na sua conta do {product} com um código que enviamos a este endereço, em um dispositivo que não tinha sido usado antes.',
      notYou:
        'Se não foi você, outra pessoa consegue ler o seu e-mail: por favor, troque primeiro a senha do seu e-mail. Depois escolha uma senha aqui: o link chega a este endereço, e a sessão é encerrada em todos os outros dispositivos.',
      open: 'Escolher uma senha',
    },
  },
  passkey: {
    added: {
      subject: 'Uma chave de acesso foi adicionada à sua conta do {product}',
      heading: 'Uma chave de acesso foi adicionada',
      what: 'A partir de agora, um dispositivo pode entrar na sua conta do {product} com uma chave de acesso, no lugar da senha.',
    },
    removed: {
      subject: 'Uma chave de acesso foi removida da sua conta do {product}',
      heading: 'Uma chave de acesso foi removida',
      what: 'Com ela não é mais possível entrar na sua conta do {product}. Com a sua senha, ainda é.',
    },
    notYou:
      'Se não foi você, por favor, escolha uma nova senha agora: o link chega a este endereço, e a sessão é encerrada em todos os dispositivos. Depois abra o seu perfil e remova todas as chaves de acesso que não forem suas.',
  },
  deletion: {
    subject: 'Sua conta no {product} será excluída em {date}',
    preheader: 'Até lá, você ainda pode mantê-la.',
    heading: 'Sua conta será excluída',
    asked:
      'Você nos pediu para excluir sua conta, e faremos isso em {date}. Até lá, nada se perde: entre e escolha “Manter minha conta”, e tudo continua como está.',
    memorials:
      'Um memorial que você começou passa para a pessoa corresponsável que cuida dele há mais tempo. Se não houver corresponsáveis, ele é excluído com a sua conta.',
    left: 'O que você acrescentou a outros memoriais fica com as famílias, sem o seu nome e o seu endereço. Suas respostas a convites ficam com quem cuida dos memoriais, como você as deu. Os valores das doações ficam na contabilidade, sem o seu nome.',
    open: 'Manter minha conta',
    notYou:
      'Se não foi você quem pediu, por favor, entre, mantenha a conta e escolha uma nova senha no seu perfil.',
  },
  passedOn: {
    subject: 'O memorial de {name} está agora aos seus cuidados',
    preheader: 'Quem o começou excluiu a própria conta.',
    heading: 'O memorial de {name} agora é seu',
    passed:
      'Quem começou este memorial excluiu a própria conta. Entre as pessoas corresponsáveis, você é quem cuida dele há mais tempo, por isso ele passou para você. Nada nele mudou.',
    can: 'Você pode continuar como antes. Se quiser companhia, pode pedir a outras pessoas que ajudem a cuidar dele.',
  },
}
