/**
 * What random schemas are about: tables whose names and columns are such that rows hang together in many ways. Each schema draws which of
 * these columns it has, their types, keys, checks and references.
 */

/** Tables of one subject, in an order in which most refer to those before: the columns by the tables' names. */
export type Subject = Readonly<Record<string, string>>;

/**
 * Columns are cut at semicolons. `name>table`: it refers to that table. `name:kind`: a moment, a day, an amount, a count, a flag or a text.
 * `name=a|b`: one of these states. Each table has a key besides, which is called id.
 */
export const SUBJECTS: readonly Subject[] = [
  {
    rooms:
      'name:text; status=active|closed|maintenance; opened_at:moment; closed_at:moment; capacity:count; price:amount',
    guests: 'name:text; email:text; created_at:moment; is_active:flag',
    bookings:
      'room_id>rooms; guest_id>guests; check_in:moment; check_out:moment; guest_count:count; total:amount; created_at:moment; cancelled_at:moment; status=pending|confirmed|completed|cancelled|no_show; booked_by>guests',
    payments:
      'booking_id>bookings; guest_id>guests; amount:amount; status=pending|paid|refunded|failed; paid_at:moment; method=card|cash|bank_transfer; card_last4:text; failure_reason:text',
  },
  {
    students:
      'name:text; enrolled_at:moment; left_at:moment; role=student|teacher|admin; is_active:flag; course_count:count',
    courses:
      'title:text; start_date:day; end_date:day; status=draft|published|archived; enrolled_count:count; max_students:count; rating:amount; teacher_id>students',
    enrollments:
      'course_id>courses; student_id>students; enrolled_at:moment; completed_at:moment; status=active|completed|dropped; score:count; progress:count',
    submissions:
      'course_id>courses; student_id>students; enrollment_id>enrollments; submitted_at:moment; score:count; max_score:count; attempt_number:count; graded_by>students; graded_at:moment',
  },
  {
    customers:
      'name:text; country:text; created_at:moment; type=person|company; company_name:text; birth_date:day; order_count:count; total_spent:amount; last_order_at:moment; credit_limit:amount',
    addresses:
      'customer_id>customers; street:text; city:text; country:text; is_default:flag; position:count; type=billing|shipping',
    products:
      'name:text; price:amount; cost:amount; stock:count; rating:amount; review_count:count; status=active|draft|discontinued; currency:text',
    orders:
      'customer_id>customers; billing_address_id>addresses; status=pending|paid|shipped|delivered|cancelled; ordered_at:moment; paid_at:moment; shipped_at:moment; delivered_at:moment; subtotal:amount; tax:amount; discount:amount; total:amount; item_count:count; currency:text',
    order_items:
      'order_id>orders; product_id>products; line_number:count; quantity:count; unit_price:amount; discount:amount; line_total:amount; product_name:text',
    returns:
      'order_id>orders; order_item_id>order_items; customer_id>customers; quantity:count; returned_at:moment; reason:text; refund_amount:amount; status=requested|approved|rejected',
  },
  {
    accounts:
      'owner_id>accounts; type=checking|savings|credit; balance:amount; opened_at:day; closed_at:day; status=active|frozen|closed; interest_rate:amount; currency:text; transaction_count:count; last_transaction_at:moment',
    transactions:
      'account_id>accounts; to_account_id>accounts; type=deposit|withdrawal|transfer|fee; direction=in|out; amount:amount; balance_after:amount; created_at:moment; posted_at:moment; status=pending|posted|failed; previous_id>transactions',
  },
  {
    departments: 'name:text; manager_id>employees; employee_count:count; budget:amount; parent_id>departments',
    employees:
      'department_id>departments; manager_id>employees; hired_at:day; terminated_at:day; status=active|terminated|on_leave; salary:amount; hourly_rate:amount; weekly_hours:count; birth_date:day; contract_end:day',
    shifts:
      'employee_id>employees; department_id>departments; start_time:moment; end_time:moment; date:day; status=scheduled|completed|missed; duration_hours:count; approved_by>employees',
    time_entries:
      'employee_id>employees; shift_id>shifts; started_at:moment; ended_at:moment; duration_minutes:count; is_approved:flag; approved_at:moment',
  },
  {
    plans:
      'name:text; price:amount; duration_months:count; billing_cycle=monthly|quarterly|yearly; max_members:count; sum_insured:amount',
    members:
      'plan_id>plans; joined_at:day; expires_at:day; status=active|expired|cancelled; cancelled_at:moment; payment_method=card|paypal|cash; card_last4:text; paypal_email:text; referred_by>members',
    subscriptions:
      'member_id>members; plan_id>plans; start_date:day; end_date:day; status=trial|active|cancelled|expired; auto_renew:flag; price:amount; cancelled_at:moment; payment_frequency=monthly|yearly',
    claims:
      'subscription_id>subscriptions; member_id>members; claim_amount:amount; approved_amount:amount; status=submitted|approved|rejected|paid; submitted_at:moment; approved_at:moment; incident_date:day; rejection_reason:text',
  },
  {
    users:
      'username:text; email:text; created_at:moment; last_login_at:moment; role=admin|moderator|author|member; is_active:flag; post_count:count; follower_count:count; deleted_at:moment',
    topics:
      'title:text; author_id>users; created_at:moment; post_count:count; view_count:count; last_post_at:moment; status=open|closed|archived; closed_at:moment',
    posts:
      'topic_id>topics; author_id>users; parent_id>posts; created_at:moment; updated_at:moment; deleted_at:moment; is_deleted:flag; like_count:count; position:count; status=draft|published|deleted; published_at:moment; type=image|video|text; image_url:text; body:text',
    follows: 'follower_id>users; followed_id>users; created_at:moment',
    likes: 'post_id>posts; user_id>users; created_at:moment; value:count',
  },
  {
    vehicles:
      'plate:text; type=car|truck|bus|bike; fuel=petrol|diesel|electric; battery_capacity:count; seats:count; mileage:count; daily_rate:amount; status=available|rented|sold|retired; purchased_at:day; sold_at:day',
    drivers:
      'name:text; hired_at:day; left_at:day; birth_date:day; license_expires_at:day; rating:amount; trip_count:count; vehicle_id>vehicles',
    trips:
      'vehicle_id>vehicles; driver_id>drivers; departure_time:moment; arrival_time:moment; odometer_start:count; odometer_end:count; distance_km:count; status=scheduled|in_progress|completed|cancelled; fare:amount; previous_trip_id>trips',
    tickets:
      'trip_id>trips; passenger_id>drivers; seat_number:count; price:amount; booked_at:moment; checked_in:flag; checked_in_at:moment; status=booked|used|cancelled',
  },
  {
    sensors:
      'name:text; type=temperature|humidity|pressure; unit:text; min_value:amount; max_value:amount; installed_at:day; battery_level:count; last_reading_at:moment; connection=wifi|lte; ssid:text',
    readings:
      'sensor_id>sensors; metric=temperature|humidity|pressure; unit=C|F|%|hPa; value:amount; recorded_at:moment; quality=good|bad; error_code:text; is_anomaly:flag',
    alerts:
      'sensor_id>sensors; reading_id>readings; created_at:moment; resolved_at:moment; status=open|acknowledged|resolved; resolution_minutes:count; severity=low|high|critical',
  },
  {
    users: 'name:text; created_at:moment; is_active:flag; role=admin|manager|developer',
    projects:
      'name:text; owner_id>users; start_date:day; end_date:day; status=planned|active|completed|cancelled; member_count:count; task_count:count; budget:amount; actual_cost:amount; progress:count',
    project_members:
      'project_id>projects; user_id>users; role=owner|member; joined_at:day; left_at:day; is_primary:flag',
    tasks:
      'project_id>projects; assignee_id>users; parent_id>tasks; status=todo|in_progress|done; started_at:moment; completed_at:moment; due_date:day; estimated_hours:count; position:count',
    comments:
      'task_id>tasks; project_id>projects; author_id>users; created_at:moment; edited_at:moment; parent_id>comments',
  },
  {
    students: 'name:text; created_at:moment',
    quizzes:
      'title:text; question_count:count; max_score:count; passing_score:count; duration_minutes:count; starts_at:moment; ends_at:moment; attempt_count:count; average_score:amount',
    quiz_attempts:
      'quiz_id>quizzes; student_id>students; attempt_number:count; started_at:moment; finished_at:moment; score:count; correct_answers:count; passed:flag; status=in_progress|passed|failed; percentage:count',
    questions: 'quiz_id>quizzes; position:count; points:count; type=multiple_choice|text|boolean; options:text',
    answers:
      'attempt_id>quiz_attempts; question_id>questions; quiz_id>quizzes; student_id>students; is_correct:flag; points:count; answered_at:moment',
  },
  {
    parts: 'name:text; type=raw_material|component|assembly; unit:text; cost:amount; stock:count; reorder_level:count',
    inspectors: 'name:text; role=inspector|operator|manager; hired_at:day; left_at:day; inspection_count:count',
    work_orders:
      'part_id>parts; planned_quantity:count; produced_quantity:count; scrapped_quantity:count; status=planned|released|completed|closed; started_at:moment; completed_at:moment; due_date:day; parent_id>work_orders',
    inspections:
      'work_order_id>work_orders; part_id>parts; inspector_id>inspectors; sample_size:count; defect_count:count; result=passed|failed|pending; inspected_at:moment; reason:text',
    movements:
      'part_id>parts; work_order_id>work_orders; type=receipt|issue|adjustment|transfer; quantity:count; from_location:text; to_location:text; moved_at:moment; balance_after:count; unit_cost:amount',
  },
];
