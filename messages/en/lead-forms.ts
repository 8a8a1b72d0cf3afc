import type {
  auditCopy as audit,
  bookingCopy as booking,
  communityCopy as community,
  contactCopy as contact,
  fieldCopy as fields,
  formsCopy as forms,
  mentorshipCopy as mentorship,
  noticeCopy as notice,
} from '../id/lead-forms.ts';

export const formsCopy: typeof forms = {
  consent: {
    before: 'I agree that this data is stored and used to contact me, as described in the ',
    link: 'privacy policy',
  },
  closed: {
    title: 'This form is closed at the moment.',
    text: 'You can still ask us on WhatsApp.',
    action: 'Write on WhatsApp',
  },
  again: 'Send another',
  code: {
    sent: 'We sent a six-digit code to your email address. Type it here to send this form; no password needed.',
    label: 'Code from your email',
    hint: 'Not there yet? Leave this empty and send again to get a new code.',
    wrong: 'This code is wrong or has expired.',
    submit: 'Send with the code',
  },
  signInFirst: {
    title: 'Please sign in',
    texts: {
      free_audit: 'Please sign in before you apply for a free audit.',
      join_community: 'Please sign in before you join the community.',
    },
    action: 'Sign in, then come back here',
  },
};

const answers: Readonly<Record<string, string>> = {
  'AI Strategy & Consulting': 'Choosing where to begin',
  'AI Implementation': 'Setting up AI tools',
  'Process Automation': 'Routine work that runs itself',
  'AI Training & Workshop': 'Training my team',
  'AI Audit & Assessment': 'Checking what we already use',
  'Custom AI Solutions': 'Something built for us',
  'Owner/Pemilik Usaha': 'Owner',
  '< Rp 50 juta': '< Rp 50 million',
  '50-250 juta': '50-250 million',
  '250-500 juta': '250-500 million',
  '500 juta-1 miliar': '500 million-1 billion',
  '> Rp 1 miliar': '> Rp 1 billion',
  'Pagi (09.00-12.00)': 'Morning (09:00-12:00)',
  'Siang (13.00-15.00)': 'Early afternoon (13:00-15:00)',
  'Sore (15.00-17.00)': 'Late afternoon (15:00-17:00)',
  'Merapikan proses harian': 'Tidy up daily processes',
  'Melatih tim memakai AI': 'Train the team to use AI',
  'Membangun sistem sendiri': 'Build our own system',
  'Belum tahu, ingin dibantu memilih': 'Not sure yet, help me choose',
  Layanan: 'Services',
  'Produk dan saldo': 'Products and balance',
  'Kerja sama': 'Working together',
  Lainnya: 'Something else',
};

export const fieldCopy: typeof fields = {
  name: 'Full name',
  email: 'Email',
  whatsapp: 'WhatsApp number',
  whatsappHint: 'Example: 0812 3456 7890',
  company: 'Business name',
  website: 'Website',
  role: 'Job role',
  ownRole: 'Your job role',
  employees: 'Number of employees',
  revenue: 'Revenue per month',
  answers,
};

export const auditCopy: typeof audit = {
  title: 'Apply for a free audit',
  lede: 'Thirty minutes, free of charge. You leave with one process to start with, and what it costs you today in rupiah.',
  afterwards: [
    { time: 'Now', text: 'Two steps, about two minutes, no password.' },
    { time: 'Then', text: 'Choose a time for a 30-minute talk, or I contact you on WhatsApp.' },
    { time: 'In the talk', text: 'We take one of your working days apart: what repeats, and what it costs.' },
  ],
  next: 'Next: your business',
  back: 'Back',
  steps: ['Step 1 of 2: you', 'Step 2 of 2: your business'],
  emailHint: 'We send a six-digit code here, so you can send the application.',
  revenueHint: 'A rough figure. Only we see it.',
  repeated: 'Which work keeps coming back?',
  repeatedWork: ['Answering chats', 'Stock', 'Sales summaries', 'Schedules', 'Invoices'],
  full: (month) =>
    `This month's ten slots are taken. You join the waiting list for ${month}, in order of application.`,
  submit: 'Send application',
  submitWaiting: 'Join the waiting list',
  services: 'What you want help with',
  challenges: 'In your own words',
  challengesHint: 'One sentence is enough: what repeats, who does it, how long it takes.',
  chooseTime: 'Choose a time to talk',
  received: {
    title: 'Application received!',
    text: 'Your details are saved to your profile. Our team will contact you within 24 hours to confirm a time.',
    waiting: (month) => `Your details are saved to your profile. You are on the waiting list for ${month}.`,
  },
};

export const communityCopy: typeof community = {
  title: 'Join the community',
  lede: 'Owners of shops, clinics, restaurants and factories who ask one another what they tried, what it cost, and what they turned out not to need.',
  afterwards: [
    { time: 'Now', text: 'Four fields, then a six-digit code from your email.' },
    { time: 'Then', text: 'The link to the WhatsApp group opens for you.' },
    { time: 'Any time', text: 'Leave the group whenever you like, no questions asked.' },
  ],
  submit: 'Join now',
  incomplete: { title: 'Form incomplete', text: 'Please fill in all required fields.' },
  toGroup: 'Open the community group',
  received: { title: 'Done!', text: 'Your details are saved to your profile. Welcome to the community!' },
};

export const bookingCopy: typeof booking = {
  submit: 'Send preferred time',
  date: 'The date you would like',
  time: 'Time (WIB)',
  topic: 'The problem to take apart',
  topicHint: 'One problem is enough. The more concrete it is, the further we get in 90 minutes.',
  received: {
    title: 'We have received your preferred time',
    text: 'We will check the schedule and confirm on WhatsApp and by email.',
  },
};

export const mentorshipCopy: typeof mentorship = {
  submit: 'Send application',
  goal: 'Main goal',
  message: 'A few words about your business',
  messageHint: 'What you sell, how many people are on your team, and what takes up most of your time.',
  received: {
    title: 'We have received your mentorship application',
    text: 'I read every application myself, then message you on WhatsApp to set up the first meeting.',
  },
};

export const contactCopy: typeof contact = {
  submit: 'Send message',
  topic: 'Topic',
  refundMessage: 'I paid more than once, or for something I already own. Please refund me.',
  message: 'Message',
  received: {
    title: 'We have received your message',
    text: 'A copy is on its way to your inbox. We answer during working hours.',
  },
};

export const noticeCopy: typeof notice = {
  label: 'Your email address',
  submit: 'Let me know',
  received: {
    title: 'We will let you know',
    text: 'One email when the AI Agent Environment opens. Nothing else.',
  },
};
