import {
  counter,
  digits,
  entries,
  number,
  numberBehind,
  once,
  oneOf,
  picked,
  pool,
  text,
  weighted,
} from '../builders/forms.ts';
import { yearly, yearsFrom } from '../builders/shorthand.ts';
import { titled } from '../builders/titles.ts';
import type { MeaningRow } from '../row.ts';

const SUBJECTS = entries(
  'Algebra|Anatomy|Anthropology|Architecture|Art History|Astronomy|Biology|Botany|Business Administration|Calculus|Chemistry|Computer Science|Creative Writing|Data Science|Drama|Earth Science|Economics|Electrical Engineering|English|Environmental Science|Ethics|Film Studies|Finance|French|Genetics|Geography|Geometry|German|Graphic Design|History|Journalism|Law|Linguistics|Literature|Logic|Marketing|Mathematics|Mechanical Engineering|Medicine|Music|Nursing|Philosophy|Photography|Physical Education|Physics|Political Science|Programming|Psychology|Public Health|Sociology|Spanish|Statistics|Theater|World History|Zoology',
);
const subject = once(() => picked('subject', SUBJECTS));
const CODES = 'ART BIO CHE CSC ECO ENG GEO HIS LAW MAT MED MUS PHI PHY PSY SOC STA';

const SKILLS = entries(
  'Accounting|Bookkeeping|Budgeting|Carpentry|Coaching|Communication|Cooking|Copywriting|Customer service|Data analysis|Design|Driving|Editing|Electrical work|Event planning|First aid|French|German|Java|Leadership|Logistics|Marketing|Mentoring|Negotiation|Networking|Nursing|Photography|Plumbing|Presentation|Problem solving|Project management|Public speaking|Purchasing|Python|Quality control|Recruiting|Research|Sales|Scheduling|Spanish|Spreadsheets|SQL|Teaching|Teamwork|Testing|Translation|Typing|Web design|Welding|Writing',
);

/** Schools and work: what is learned, and what it is good for. */
export const education: readonly MeaningRow[] = [
  ...titled({
    name: 'course',
    tables:
      'course training class module-course workshop seminar curriculum program learning-path unit-course elective lab-course academic-course',
    names:
      'course, course|module|training|class|lesson|unit|seminar|workshop title, course|training|workshop|lesson name, class name of school, training, seminar, lesson, elective, workshop, program, degree|academic|study program, learning path, program name of study',
    heads:
      'Introduction to|Advanced|Applied|Foundations of|Principles of|Topics in|Methods in|Practical|Modern|Seminar on|Fundamentals of|Essentials of|Workshop on|Theory of|History of|Computational|Intermediate|Research in',
    tails: SUBJECTS.join('|'),
  }),
  {
    name: 'study.course code',
    names:
      'class/code, course number, module/code of study, course id text, course|class|subject|module|program|section|curriculum|course/course code',
    texts: once(() => [
      [oneOf(CODES), text('-'), number(1, 4), digits(2)],
      [oneOf(CODES), number(1, 4), digits(2)],
      [oneOf(CODES)],
    ]),
    unique: once(() => [
      [oneOf(CODES), text('-'), counter(100, 99_999, 500)],
      [oneOf(CODES), counter(100, 9999, 500)],
    ]),
  },
  {
    name: 'study.subject',
    names:
      'school subject, specialty area, discipline, major, subject/title, minor, teacher/specialization, field of research, expertise, concentration, course|teacher|exam|study|lesson|class|tutor|grade|timetable/subject, field of|specialization of|area of|branch of|program/name of study, research area|field|interest, subject|discipline|major/name, area of|field of expertise, subject name|area, student/course|program, study|academic field',
    texts: once(() => [[subject()], [oneOf('Algebra Biology English French German History Law Music Physics')]]),
    unique: once(() => [[subject(), ...numberBehind(' ')]]),
  },
  {
    name: 'study.letter grade',
    names:
      'letter|final|course|student|exam|overall|midterm grade, grade letter|earned, enrollment|grade|result|mark/grade',
    texts: once(() => [
      [weighted({ A: 22, 'A-': 14, 'B+': 14, B: 18, 'B-': 10, 'C+': 8, C: 8, D: 4, F: 2 })],
      [weighted({ A: 3, B: 4, C: 2, D: 1 })],
    ]),
    numbers: { first: 0, last: 100, spread: { kind: 'normal', mean: 76, deviation: 12 } },
  },
  {
    name: 'study.grade beside a course',
    names: 'grade, mark',
    beside: 'student, course, exam, enrollment, subject, semester, class',
    texts: once(() => [
      [weighted({ A: 22, 'A-': 14, 'B+': 14, B: 18, 'B-': 10, 'C+': 8, C: 8, D: 4, F: 2 })],
      [weighted({ A: 3, B: 4, C: 2, D: 1 })],
    ]),
    numbers: { first: 0, last: 100, scale: 1, spread: { kind: 'normal', mean: 76, deviation: 12 } },
  },
  {
    name: 'study.grade level',
    names:
      'school grade, year group, grade/name, class/grade, year of study, standing, grade|class|year|academic|current grade|student/grade level, study|grade|class|student year',
    texts: once(() => [
      [
        weighted({
          '1st grade': 1,
          '2nd grade': 1,
          '3rd grade': 1,
          '4th grade': 1,
          '5th grade': 1,
          '6th grade': 1,
          '7th grade': 1,
          '8th grade': 1,
        }),
      ],
      [number(1, 12)],
    ]),
    numbers: { first: 1, last: 12 },
  },
  {
    name: 'study.average',
    names: 'gpa, grade point|grade average, cgpa, grade point, average grade, gpa score',
    texts: once(() => [[number(2, 3), text('.'), digits(2)]]),
    numbers: { first: 1, last: 4, scale: 2, spread: { kind: 'normal', mean: 3.1, deviation: 0.45 } },
  },
  {
    name: 'study.term',
    names:
      'semester, term, term|semester name, term code, session of|quarter of study, term/title, semester/code, intake',
    ...yearly((year) => ({
      texts: once(() => [
        [oneOf('Fall Spring Summer'), text(' '), number(year - 11, year)],
        [oneOf('Fall Spring Summer')],
        [oneOf('FA SP SU WI')],
      ]),
    })),
    numbers: { first: 1, last: 8 },
  },
  {
    name: 'study.academic year',
    names: 'academic|school year, academic year|school year/name, study year text, academic session',
    ...yearly((year) => ({
      texts: once(() => [
        [pool(yearsFrom(year - 14, year - 1).map((first) => `${first}/${first + 1}`))],
        [pool(yearsFrom(year - 14, year - 1).map((first) => `${first}/${String(first + 1).slice(2)}`))],
      ]),
      numbers: { first: year - 16, last: year - 1 },
    })),
  },
  {
    name: 'study.degree',
    names:
      'degree, highest education degree, diploma/name, diploma, education/degree, award type of study, degree name|title|type|level|earned|obtained, qualification name|title, academic degree|title',
    texts: once(() => [
      [
        weighted({
          'Bachelor of Arts': 20,
          'Bachelor of Science': 30,
          'Master of Arts': 12,
          'Master of Science': 18,
          'Master of Business Administration': 8,
          'Doctor of Philosophy': 6,
          'Associate Degree': 6,
        }),
      ],
      [weighted({ Bachelor: 5, Master: 3, Doctorate: 1 })],
      [weighted({ BA: 2, BSc: 3, MA: 1, MSc: 2, PhD: 1 })],
    ]),
    unique: once(() => [
      [oneOf('Bachelor Master Doctor Diploma Certificate'), text(' of '), subject(), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'study.credits',
    names:
      'credit hour|point|earned, course|ects|academic|subject credit, class|module/credit, ects, unit of|total credit of study',
    numbers: { first: 1, last: 12, spread: { kind: 'normal', mean: 4, deviation: 1.6 } },
    texts: once(() => [[number(1, 9)]]),
  },
  {
    name: 'study.hours a week',
    names: 'hour per week, weekly|contact hour',
    beside: 'course, semester, credit, lecture, subject',
    numbers: { first: 1, last: 14, spread: { kind: 'normal', mean: 4, deviation: 1.8 } },
  },
  {
    name: 'study.credits beside a course',
    role: 'study.credits',
    names: 'credit, unit',
    beside: 'course, semester, gpa, lecture, instructor, subject, seat',
    numbers: { first: 1, last: 6, spread: { kind: 'normal', mean: 3.4, deviation: 1.1 } },
  },
  {
    name: 'study.class',
    names:
      'student/section, homeroom, class group, section/name, section number text, school|form|student|stream of class, section|classroom|class/class name, class|course section',
    texts: once(() => [[number(1, 12), oneOf('A B C D')]]),
    unique: once(() => [[number(1, 99), oneOf('-A -B -C -D -E'), ...numberBehind('-')]]),
  },
  {
    name: 'study.exam',
    names:
      'assignment|evaluation|questionnaire/name, exam|assessment|quiz|survey|form name, assessment|homework|test|questionnaire|poll/title, exam|assignment|quiz|survey|form title, exam, exam|assessment type, quiz, homework, quiz/type, examination, evaluation, questionnaire, survey',
    texts: once(() => [
      [subject(), text(' '), oneOf('Midterm Final Quiz Test Essay Project Exam')],
      [oneOf('Midterm Final Quiz Test')],
    ]),
    unique: once(() => [
      [subject(), text(' '), oneOf('Midterm Final Quiz Test Essay Project Exam'), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'study.difficulty',
    names:
      'difficulty, difficulty|skill|proficiency|course|language|expertise|fitness|competency|training|ability level, proficiency, level of experience, mastery, difficulty rating, proficiency name, level name of skill',
    texts: once(() => [
      [weighted({ beginner: 35, intermediate: 40, advanced: 20, expert: 5 })],
      [weighted({ easy: 4, medium: 4, hard: 2 })],
      [oneOf('A1 A2 B1 B2 C1')],
    ]),
    numbers: { first: 1, last: 5 },
  },
  {
    name: 'job.skill',
    names:
      'technology/name, competency, technology, strength, talent, main|required|key|job|top skill, skill/title|skill, skill|competency name',
    texts: once(() => [[picked('skill', SKILLS)], [oneOf('Java Sales SQL Design Python Driving')]]),
    unique: once(() => [[picked('skill', SKILLS), ...numberBehind(' ')]]),
  },
  {
    name: 'job.skills',
    names: 'skill, skillset, requirement, skill set|list, requirement|qualification text, job/skill|qualification',
    texts: once(() => [[pool(SKILLS.slice(0, 25)), text(', '), pool(SKILLS.slice(25))], [pool(SKILLS)]]),
    elements: once(() => [[pool(SKILLS)]]),
  },
  {
    name: 'job.employment type',
    names:
      'type of employment, working time, job schedule, employment|contract|employee|position|employment contract|work schedule|staff|worker|job category|job contract|vacancy|job/employment type, employment status|form|basis|kind|category, employee status|category, appointment type of|work arrangement of|pay type of job, contract|employee/type',
    texts: once(() => [
      [weighted({ 'full-time': 65, 'part-time': 15, contract: 10, temporary: 4, internship: 6 })],
      [weighted({ full: 6, part: 2, temp: 1 })],
      [weighted({ FT: 6, PT: 2, CT: 1 })],
    ]),
  },
  {
    name: 'job.workplace',
    names:
      'work mode|location|arrangement|style, workplace|remote|work location|job location type, work|working model, remote policy, location type of job',
    texts: once(() => [[weighted({ 'on-site': 45, hybrid: 35, remote: 20 })], [weighted({ office: 5, home: 2 })]]),
  },
  {
    name: 'job.shift',
    names:
      'shift, employee/shift, duty, shift name|pattern|code|type, shift/name|type, work|working shift, duty|shift/shift type',
    texts: once(() => [
      [weighted({ morning: 40, afternoon: 30, night: 20, weekend: 10 })],
      [weighted({ day: 6, night: 3, late: 2 })],
      [oneOf('M A N')],
    ]),
  },
  {
    name: 'job.level',
    names:
      'job|pay|salary|employee|staff grade, grade|job level code, job|salary|grade|pay band, pay scale, rank, rank name, military rank, level of job, job|pay|salary level',
    texts: once(() => [[oneOf('Junior Associate Regular Senior Lead Principal Director')], [oneOf('G5 G6 G7 G8 G9')]]),
    numbers: { first: 1, last: 15, spread: { kind: 'normal', mean: 6, deviation: 2.5 } },
  },
  {
    name: 'job.category',
    names:
      'job|job department|occupation category, job family|function|sector, occupation|occupational|job group, job|functional|work area, job|career field, field of work',
    texts: once(() => [
      [
        oneOf(
          'Administration Construction Consulting Design Education Engineering Finance Healthcare Hospitality Legal Logistics Marketing Production Research Retail Sales Security',
        ),
      ],
      [oneOf('Design Finance Legal Sales Retail')],
    ]),
  },
  {
    name: 'job.leave type',
    names:
      'leave type/name, type of leave, leave|absence|time off|vacation|leave/leave type, leave|absence|leave request|time off/type, leave category|name',
    texts: once(() => [
      [weighted({ vacation: 55, sick: 25, parental: 6, unpaid: 6, training: 5, 'special leave': 3 })],
      [weighted({ sick: 3, annual: 5, other: 1 })],
    ]),
    unique: once(() => [[oneOf('vacation sick parental unpaid training special'), ...numberBehind('-')]]),
  },
  {
    name: 'job.experience',
    names: 'experience|experience in year, experience',
    texts: once(() => [[number(1, 25), text(' years')], [number(1, 25)]]),
    numbers: { first: 0, last: 40, spread: { kind: 'lognormal', median: 6, sigma: 0.8 } },
  },
];
