import { entries, numberBehind, once, picked, pool, slugOf } from '../builders/forms.ts';
import type { MeaningRow } from '../row.ts';

/*
 * Positions of a company and the departments that have them. Columns of a row pick them together, so that an accountant works in
 * finance.
 */

/** A department, how it is called in short, and its positions. */
const DEPARTMENTS: readonly (readonly [department: string, short: string, positions: string])[] = [
  [
    'Sales',
    'SAL',
    'Sales Representative|Account Executive|Account Manager|Sales Manager|Sales Engineer|Inside Sales Representative|Regional Sales Manager|Sales Coordinator|Key Account Manager|Sales Director',
  ],
  [
    'Engineering',
    'ENG',
    'Software Engineer|Senior Software Engineer|Lead Software Engineer|Frontend Developer|Backend Developer|QA Engineer|DevOps Engineer|Engineering Manager|Mechanical Engineer|Electrical Engineer|Software Architect',
  ],
  [
    'Customer Support',
    'CS',
    'Support Specialist|Customer Service Representative|Support Engineer|Customer Success Manager|Support Team Lead|Call Center Agent|Support Manager',
  ],
  [
    'Marketing',
    'MKT',
    'Marketing Manager|Marketing Specialist|Content Writer|Copywriter|SEO Specialist|Brand Manager|Social Media Manager|Marketing Director',
  ],
  [
    'Finance',
    'FIN',
    'Accountant|Senior Accountant|Financial Analyst|Controller|Payroll Specialist|Accounts Payable Clerk|Finance Manager|Treasury Analyst|Bookkeeper',
  ],
  [
    'Operations',
    'OPS',
    'Operations Manager|Operations Analyst|Business Analyst|Project Manager|Operations Coordinator|Process Engineer|Chief Operating Officer',
  ],
  [
    'Human Resources',
    'HR',
    'HR Manager|HR Generalist|Recruiter|HR Business Partner|Benefits Administrator|Training Specialist',
  ],
  [
    'Information Technology',
    'IT',
    'System Administrator|Network Engineer|IT Support Specialist|Database Administrator|IT Manager|Security Analyst|IT Project Manager',
  ],
  [
    'Logistics',
    'LOG',
    'Logistics Coordinator|Warehouse Associate|Warehouse Supervisor|Supply Chain Analyst|Truck Driver|Inventory Clerk|Logistics Manager',
  ],
  [
    'Production',
    'PRD',
    'Machine Operator|Production Supervisor|Assembler|Production Planner|Maintenance Technician|Quality Inspector|Plant Manager',
  ],
  ['Product Management', 'PM', 'Product Manager|Senior Product Manager|Product Owner|Product Analyst'],
  [
    'Research and Development',
    'RND',
    'Research Scientist|Research Associate|Lab Technician|R&D Engineer|Research Manager',
  ],
  ['Data Analytics', 'DA', 'Data Analyst|Data Engineer|Data Scientist|Analytics Manager'],
  ['Design', 'DES', 'UX Designer|Graphic Designer|Product Designer|Design Lead'],
  ['Purchasing', 'PUR', 'Buyer|Purchasing Manager|Purchasing Clerk|Category Manager'],
  ['Legal', 'LEG', 'Legal Counsel|Paralegal|Compliance Officer|Contract Manager'],
  [
    'Administration',
    'ADM',
    'Office Manager|Executive Assistant|Administrative Assistant|Receptionist|Facilities Manager',
  ],
];

/** Of each position a fact of its department. */
const ofPositions = (fact: (department: string, short: string) => string) =>
  DEPARTMENTS.flatMap(([department, short, positions]) => entries(positions).map(() => fact(department, short)));

const POSITIONS = once(() => DEPARTMENTS.flatMap(([, , positions]) => entries(positions)));

/** Characters of the longest positions and departments where columns have no room for all. */
const SHORT_POSITION = 18;
const SHORT_DEPARTMENT = 11;

const position = () => picked('position', POSITIONS());
const department = () =>
  picked(
    'position',
    ofPositions((name) => name),
  );
const shortDepartment = () =>
  picked(
    'position',
    ofPositions((_, short) => short),
  );

/** What is written of work that somebody is looked for, by names of its column. */
const vacant = (names: string) =>
  VACANCIES.flatMap((table) => names.split(' ').map((name) => `${table}/${name}`)).join(', ');
const VACANCIES =
  'job posting, posting, vacancy, job opening, job listing, job ad, job advertisement, job offer, job vacancy, job requisition, requisition, position'.split(
    ', ',
  );

const slugs = once(() => [picked('position', POSITIONS().map(slugOf))]);

/** What people work as beside where in a company they do. */
export const positions: readonly MeaningRow[] = [
  {
    name: 'person.position that is vacant',
    role: 'person.job title',
    names: vacant('title name headline'),
    texts: once(() => [[position()], [pool(POSITIONS().filter(({ length }) => length <= SHORT_POSITION))]]),
  },
  {
    name: 'person.slug of a vacant position',
    names: vacant('slug permalink'),
    texts: once(() => [slugs()]),
    unique: once(() => [[...slugs(), ...numberBehind('-')]]),
  },
  {
    name: 'person.position in a department',
    role: 'person.job title',
    names:
      'job|position|employment|role title, title, position, job, job|current position, job name, designation, employee|staff|worker/title, employee|staff/position',
    beside: 'department',
    texts: once(() => [[position()], [pool(POSITIONS().filter(({ length }) => length <= SHORT_POSITION))]]),
  },
  {
    name: 'company.department of a position',
    role: 'company.department',
    names: 'department, department name, work|job department, employee|staff/department',
    beside: 'job, position, designation',
    texts: once(() => [
      [department()],
      [pool(DEPARTMENTS.flatMap(([name]) => (name.length <= SHORT_DEPARTMENT ? [name] : [])))],
      [shortDepartment()],
    ]),
  },
  {
    name: 'company.department code of a position',
    role: 'company.department code',
    names: 'department code|abbreviation',
    beside: 'job, position, designation',
    texts: once(() => [[shortDepartment()]]),
  },
];
