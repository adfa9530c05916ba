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
      'course, course title, course name, class name of school, training, training name, workshop name, seminar, module title, training title, class title, lesson name, lesson, lesson title, unit title, elective, seminar title, workshop title, workshop, program, degree program, academic program, learning path, program name of study, study program',
    heads:
      'Introduction to|Advanced|Applied|Foundations of|Principles of|Topics in|Methods in|Practical|Modern|Seminar on|Fundamentals of|Essentials of|Workshop on|Theory of|History of|Computational|Intermediate|Research in',
    tails: SUBJECTS.join('|'),
  }),
  {
    name: 'study.course code',
    names:
      'course code, course/code, course number, class code, subject code, subject/code, course/number, module code, module/code of study, class/code, course id text, program code, course/course code, section code, curriculum code',
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
      'subject/name, subject name, school subject, subject area, discipline, major, field of study, study field, academic field, subject/title, course/subject, teacher/subject, exam/subject, discipline/name, specialization of study, minor, area of study, teacher/specialization, student/course, program/name of study, study/subject, research area, research field, field of research, expertise, area of expertise, lesson/subject, class/subject, specialty area, concentration, research interest, tutor/subject, student/program, major/name, branch of study, field of expertise, grade/subject, timetable/subject',
    texts: once(() => [[subject()], [oneOf('Algebra Biology English French German History Law Music Physics')]]),
    unique: once(() => [[subject(), ...numberBehind(' ')]]),
  },
  {
    name: 'study.letter grade',
    names:
      'letter grade, final grade, grade letter, course grade, student grade, exam grade, enrollment/grade, grade/grade, result/grade, exam/grade, mark/grade, overall grade, grade/letter, grade earned, midterm grade',
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
      'grade level, school grade, class level, year group, student/grade level, grade/name, class/grade, year of study, study year, year level, student/year, grade year, class year, academic level, current grade level, standing, student year',
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
    names: 'gpa, grade point average, cgpa, grade point, average grade, grade average, gpa score',
    texts: once(() => [[number(2, 3), text('.'), digits(2)]]),
    numbers: { first: 1, last: 4, scale: 2, spread: { kind: 'normal', mean: 3.1, deviation: 0.45 } },
  },
  {
    name: 'study.term',
    names:
      'semester, term, semester/name, term/name, term name, semester name, term code, session of study, quarter of study, term/title, semester/code, intake',
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
    names:
      'academic year, school year, academic year/name, study year text, season year, season/name, school year/name, academic session, season of league',
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
      'degree, degree name, academic degree, degree/name, degree title, degree type, degree level, diploma, diploma/name, academic title, qualification/name, qualification name, degree earned, degree/title, education/degree, qualification title, degree obtained, highest education degree, qualification/title, award type of study',
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
      'credit hour, course credit, course/credit, ects, credit point, class/credit, subject/credit, ects credit, credit earned, unit of study, academic credit, module/credit, subject credit, total credit of study',
    numbers: { first: 1, last: 12, spread: { kind: 'normal', mean: 4, deviation: 1.6 } },
    texts: once(() => [[number(1, 9)]]),
  },
  {
    name: 'study.hours a week',
    names: 'hour per week, weekly hour, contact hour',
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
      'class/section, class section, section name, class/class name, homeroom, student/class, student/section, classroom name, class group, school class, course section, section/name, form class, student class, stream of class, section number text',
    texts: once(() => [[number(1, 12), oneOf('A B C D')]]),
    unique: once(() => [[number(1, 99), oneOf('-A -B -C -D -E'), ...numberBehind('-')]]),
  },
  {
    name: 'study.exam',
    names:
      'exam/name, exam name, exam/title, exam title, exam, quiz/title, quiz/name, assessment/name, assessment/title, assignment/name, assignment/title, assignment title, exam type, quiz title, assessment name, homework/title, test/title, quiz name, quiz, homework, assessment type, exam/type, examination, evaluation/name, evaluation, survey/title, survey/name, survey name, survey title, questionnaire/name, questionnaire/title, form/name, form/title, form name, form title, poll/title, quiz/type, questionnaire, survey',
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
      'difficulty, difficulty level, skill level, proficiency, proficiency level, course level, course/level, language level, expertise level, level of experience, fitness level, mastery, skill/level, competency level, difficulty rating, training level, proficiency name, level name of skill, ability level',
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
      'skill/name, skill name, competency, main skill, required skill, competency/name, skill/title, competency name, skill/skill, technology/name, technology, strength, talent, key skill, job skill, top skill',
    texts: once(() => [[picked('skill', SKILLS)], [oneOf('Java Sales SQL Design Python Driving')]]),
    unique: once(() => [[picked('skill', SKILLS), ...numberBehind(' ')]]),
  },
  {
    name: 'job.skills',
    names:
      'skill, skill set, skillset, skill list, requirement, requirement text, qualification text, job/skill, job/qualification',
    texts: once(() => [[pool(SKILLS.slice(0, 25)), text(', '), pool(SKILLS.slice(25))], [pool(SKILLS)]]),
    elements: once(() => [[pool(SKILLS)]]),
  },
  {
    name: 'job.employment type',
    names:
      'employment type, contract type, type of employment, employment status, employee type, working time, employment form, position type, employment contract type, work schedule type, job/employment type, employment category, staff type, worker type, employment basis, contract/type, job category type, job contract type, employment kind, employee/type, employee category, appointment type of job, work arrangement of job, job schedule, vacancy type, employee status, pay type of job',
    texts: once(() => [
      [weighted({ 'full-time': 65, 'part-time': 15, contract: 10, temporary: 4, internship: 6 })],
      [weighted({ full: 6, part: 2, temp: 1 })],
      [weighted({ FT: 6, PT: 2, CT: 1 })],
    ]),
  },
  {
    name: 'job.workplace',
    names:
      'work mode, workplace type, remote type, work location, work model, work location type, remote policy, working model, work arrangement, location type of job, work style, job location type',
    texts: once(() => [[weighted({ 'on-site': 45, hybrid: 35, remote: 20 })], [weighted({ office: 5, home: 2 })]]),
  },
  {
    name: 'job.shift',
    names:
      'shift, shift name, shift/name, work shift, shift type, shift/type, working shift, shift pattern, shift/shift type, shift code, employee/shift, duty, duty type',
    texts: once(() => [
      [weighted({ morning: 40, afternoon: 30, night: 20, weekend: 10 })],
      [weighted({ day: 6, night: 3, late: 2 })],
      [oneOf('M A N')],
    ]),
  },
  {
    name: 'job.level',
    names:
      'job grade, pay grade, salary grade, grade code, job band, salary band, pay scale, rank, rank name, rank/name, military rank, employee grade, level of job, staff grade, job level code, grade band, employee/grade, job level, job/level, pay level, pay band, salary level',
    texts: once(() => [[oneOf('Junior Associate Regular Senior Lead Principal Director')], [oneOf('G5 G6 G7 G8 G9')]]),
    numbers: { first: 1, last: 15, spread: { kind: 'normal', mean: 6, deviation: 2.5 } },
  },
  {
    name: 'job.category',
    names:
      'job category, job/category, job family, occupation group, job area, job field, occupational group, job function, job group, career field, job department category, job/function, functional area, occupation category, job sector, work area, field of work',
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
      'leave type, absence type, leave type/name, time off type, leave category, leave/type, absence/type, type of leave, vacation type, leave request/type, leave name, leave/leave type, time off/type',
    texts: once(() => [
      [weighted({ vacation: 55, sick: 25, parental: 6, unpaid: 6, training: 5, 'special leave': 3 })],
      [weighted({ sick: 3, annual: 5, other: 1 })],
    ]),
    unique: once(() => [[oneOf('vacation sick parental unpaid training special'), ...numberBehind('-')]]),
  },
  {
    name: 'job.experience',
    names: 'experience year, experience, experience in year',
    texts: once(() => [[number(1, 25), text(' years')], [number(1, 25)]]),
    numbers: { first: 0, last: 40, spread: { kind: 'lognormal', median: 6, sigma: 0.8 } },
  },
];
